import { signal } from '@preact/signals'
import { chosen } from '../../base/settings.ts'

export const PACES = ['slow', 'usual', 'quick'] as const
const RATES: Readonly<Record<(typeof PACES)[number], number>> = { slow: 0.8, usual: 1, quick: 1.25 }

/** How fast the voice reads; stored on the device. */
export const readingPace = chosen('mysticsReadingPace', PACES, 'usual')

/** How long to wait for the voices, which browsers load after the page. */
const VOICES_MS = 800

type State = 'silent' | 'reading' | 'paused' | 'no-voice'

/**
 * Reads paragraphs aloud with the browser's own voice. It speaks sentence by sentence, because some voices stop in the
 * middle of a long text; and after a pause it begins the paragraph again, because not every browser can pause.
 */
export class ReadAloud {
  readonly state = signal<State>('silent')
  /** The paragraph being read; null if none is. */
  readonly at = signal<number | null>(null)
  private readonly paragraphs: readonly string[]
  private readonly language: string
  /** Called after the last paragraph. */
  private readonly onEnd: () => void
  /** Counts starts, so that late reports of an earlier one are ignored. */
  private run = 0

  constructor(paragraphs: readonly string[], language: string, onEnd: () => void = () => {}) {
    this.paragraphs = paragraphs
    this.language = language
    this.onEnd = onEnd
  }

  /** Starts, or goes on with the paragraph at which it paused. */
  async start(): Promise<void> {
    const run = ++this.run
    this.state.value = 'reading'
    const voice = await voiceFor(this.language)
    if (run !== this.run) return
    if (voice === null) {
      this.state.value = 'no-voice'
      return
    }
    speechSynthesis.cancel()
    await this.readFrom(this.at.value ?? 0, voice, run)
  }

  pause(): void {
    this.stopVoice()
    this.state.value = 'paused'
  }

  stop(): void {
    this.stopVoice()
    this.state.value = 'silent'
    this.at.value = null
  }

  /** The same paragraph again, at the pace chosen now. */
  again(): void {
    if (this.state.value === 'reading') void this.start()
  }

  private stopVoice(): void {
    this.run++
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
  }

  private async readFrom(first: number, voice: SpeechSynthesisVoice, run: number): Promise<void> {
    for (let at = first; at < this.paragraphs.length; at++) {
      this.at.value = at
      for (const sentence of sentencesOf(this.paragraphs[at], this.language)) {
        const isSpoken = await speak(sentence, voice)
        if (run !== this.run) return
        if (!isSpoken) {
          this.stop()
          this.state.value = 'no-voice'
          return
        }
      }
    }
    this.stop()
    this.onEnd()
  }
}

/** Resolves when it has been spoken; false if the voice failed. */
async function speak(sentence: string, voice: SpeechSynthesisVoice): Promise<boolean> {
  return new Promise((resolve) => {
    const said = new SpeechSynthesisUtterance(sentence)
    said.voice = voice
    said.lang = voice.lang
    said.rate = RATES[readingPace.value]
    said.addEventListener('end', () => resolve(true))
    said.addEventListener('error', () => resolve(false))
    speechSynthesis.speak(said)
  })
}

/** A voice for that language, preferably one on the device; null if there is none. */
async function voiceFor(language: string): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in globalThis)) return null
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
      setTimeout(resolve, VOICES_MS)
    })
  }
  const fitting = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language))
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null
}

function sentencesOf(paragraph: string, language: string): string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph.replaceAll(/\s+/g, ' '))
  return Array.from(sentences, ({ segment }) => segment.trim()).filter((sentence) => sentence !== '')
}
