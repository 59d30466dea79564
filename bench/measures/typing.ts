import { createTextSession } from '@content-trust/engine'
import { cpuTime } from '../cpu-time.ts'
import type { BenchDraft } from '../drafts.ts'
import type { Measurement } from '../measurement.ts'
import { median, quantile } from '../statistics.ts'

/** Keys that are measured, after those that warm up. */
const KEYS = 240
const WARM_UP = 60
/** The editor scores so much of a longer draft. */
const SCORED = 100_000
const goals = [
  { words: 5_000, atMost: 8 },
  { words: 50_000, atMost: 16 },
] as const
const sentence = 'It is a really essential part of the story, as two studies of 2019 show. '

/** CPU time of scoring a draft again after each key, as the editor does: in a session, with details. */
export function measureTyping(drafts: readonly BenchDraft[]): Measurement[] {
  const text = drafts.map(({ draft }) => draft.source).join('\n\n')
  return goals.flatMap(({ words, atMost }) => {
    const times = typeInto(firstWords(text, words))
    const label = `re-score after a keystroke, ${words.toLocaleString('en')} words`
    return [
      { label: `${label}, p50`, value: median(times), unit: 'ms' },
      {
        label: `${label}, p95`,
        value: quantile(times, 0.95),
        unit: 'ms',
        goal: { atMost },
        note: `CPU time of ${KEYS} keys in the middle; the first ${SCORED.toLocaleString('en')} characters are scored`,
      },
    ]
  })
}

function typeInto(draft: string): number[] {
  const session = createTextSession()
  const score = (source: string): number =>
    cpuTime(() =>
      session.analyze(
        { source, syntax: 'markdown' },
        { details: true, maxEvidence: Number.POSITIVE_INFINITY },
      ),
    )
  const middle = draft.indexOf('\n\n', Math.min(draft.length, SCORED) / 2) + 2
  const times: number[] = []
  let typed = ''
  for (let key = 0; key < WARM_UP + KEYS; key++) {
    typed += sentence.charAt(key % sentence.length)
    times.push(score((draft.slice(0, middle) + typed + draft.slice(middle)).slice(0, SCORED)))
  }
  return times.slice(WARM_UP)
}

/** The first so many words of a text, which is repeated when it is short. */
function firstWords(text: string, count: number): string {
  let source = text
  while (source.split(/\s+/, count + 1).length <= count) source += `\n\n${text}`
  const word = /\S+\s*/g
  for (let left = count; left > 0; left--) word.exec(source)
  return source.slice(0, word.lastIndex)
}
