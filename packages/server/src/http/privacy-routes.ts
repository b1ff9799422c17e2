import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { fieldOf } from './known.ts'

const LANGUAGES = ['en', 'fr', 'hu', 'ru'] as const
type Language = (typeof LANGUAGES)[number]

/** What is kept of people, told in their language: the one they ask for, else the first that their browser reads. */
export function addPrivacyRoutes(app: FastifyInstance, sessionDays: number): void {
  const pages = new Map(
    LANGUAGES.map((each) => [each, textOf(`privacy.${each}.html`).replace('{days}', `${sessionDays}`)]),
  )
  const style = textOf('privacy.css')
  app.get('/privacy', async ({ query, headers }, reply) => {
    const language = languageOf(fieldOf(query, 'language'), headers['accept-language'])
    return reply.type('text/html; charset=utf-8').header('vary', 'accept-language').send(pages.get(language))
  })
  app.get('/privacy.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
}

function languageOf(asked: unknown, accepted = ''): Language {
  const wanted = [String(asked), ...accepted.split(',').map((each) => each.trim().slice(0, 2).toLowerCase())]
  return (
    wanted.map((each) => LANGUAGES.find((language) => language === each)).find((each) => each !== undefined) ?? 'en'
  )
}

function textOf(name: string): string {
  return readFileSync(new URL(`../../text/${name}`, import.meta.url), 'utf8')
}
