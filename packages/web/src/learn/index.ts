import type { ComponentType } from 'preact'
import { GuidePage, type GuidePageProps } from './guide-page.tsx'
import { RulesPage } from './rules-page.tsx'
import { learnWords } from './words/words.ts'

/** The rulebook page, with its words loaded. */
export async function openRulesPage(): Promise<ComponentType> {
  await learnWords.load()
  return RulesPage
}

/** The pages How to play and Quick reference, with their words loaded. */
export async function openGuidePage(): Promise<ComponentType<GuidePageProps>> {
  await learnWords.load()
  return GuidePage
}
