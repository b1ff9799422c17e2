import type { ComponentType } from 'preact'
import { GuidePage, type GuidePageProps } from './guide-page.tsx'
import { RulesPage } from './rules-page.tsx'
import { learnWords } from './words/words.ts'

/** The rulebook with its words. */
export async function openRulesPage(): Promise<ComponentType> {
  await learnWords.load()
  return RulesPage
}

/** How to play and the quick reference, with their words. */
export async function openGuidePage(): Promise<ComponentType<GuidePageProps>> {
  await learnWords.load()
  return GuidePage
}
