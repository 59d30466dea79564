import { type Document, KIND, SEPARATOR } from '../../text/document/document.ts'
import { spreadOf } from '../../text/queries/density/spread.ts'
import { isSoftwareText } from '../../text/queries/genre/software-text.ts'
import type { Rule } from '../../text/rule-engine/define-rule.ts'
import type { Hit } from '../../text/rule-engine/run-rules.ts'
import type { Prose } from '../prose.ts'

/** Sentences in a row that must have nearly the same length. */
const WINDOW = 8
const MOST_SPREAD = 0.17
/** Short lines of a list or a dialogue are alike by nature. */
const FEWEST_WORDS = 8

interface Run {
  readonly count: number
  readonly mean: number
}

function isRun(data: unknown): data is Run {
  return typeof data === 'object' && data !== null && 'count' in data && 'mean' in data
}

/** A run of sentences of one length; it informs, for eight in ten of them do no harm. */
export const evenSentences: Rule = {
  id: 'even-sentences',
  type: 'other',
  severity: 'low',
  summary: 'Eight or more sentences in a row of nearly the same length.',
  fix: 'Cut one sentence short, or join two, where the thought turns.',
  explain: (_quote, data) =>
    isRun(data)
      ? `${data.count} sentences in a row from here have about ${data.mean} words each.`
      : 'The sentences from here on have about the same length.',
  examples: { bad: [], good: [] },
}

/** Finds runs of even sentences in paragraphs, unbroken by headings, lists and speech; one pass. */
export function findEvenSentences({ document }: Prose): Hit[] {
  return isSoftwareText(document) ? [] : [...evenRuns(document)]
}

function* evenRuns(document: Document): Generator<Hit> {
  const { sentences } = document
  for (const [from, to] of proseRuns(document)) {
    let sum = 0
    let squares = 0
    let start = -1
    for (let i = from; i <= to; i++) {
      if (i < to) {
        const length = lengthOf(document, i)
        sum += length
        squares += length * length
      }
      const leaving = i - WINDOW
      if (leaving >= from) {
        const length = lengthOf(document, leaving)
        sum -= length
        squares -= length * length
      }
      const isFull = i < to && i - from + 1 >= WINDOW
      const isEven =
        isFull && sum / WINDOW >= FEWEST_WORDS && spreadOf(WINDOW, sum, squares) < MOST_SPREAD
      if (isEven && start === -1) start = i - WINDOW + 1
      if (isEven || start === -1) continue
      const count = i - start
      const words = sentences.endWords[i - 1] - sentences.firstWords[start]
      yield {
        rule: evenSentences,
        start: sentences.starts[start],
        end: sentences.ends[start],
        severity: evenSentences.severity,
        data: { count, mean: Math.round(words / count) },
        replacement: undefined,
      }
      start = -1
    }
  }
}

function lengthOf({ sentences }: Document, sentence: number): number {
  return sentences.endWords[sentence] - sentences.firstWords[sentence]
}

/** Stretches of sentences in paragraphs, as a range of indices. */
function* proseRuns({ blocks, sentences }: Document): Generator<readonly [number, number]> {
  let from = -1
  for (let block = 0; block < blocks.count; block++) {
    const kind = blocks.kinds[block]
    if (kind === KIND.alt_text) continue
    const isProse = kind === KIND.paragraph && blocks.quoted[block] === 0
    for (let i = blocks.firstSentences[block]; i < blocks.endSentences[block]; i++) {
      const breaks = !isProse || (sentences.punctuation[i] & SEPARATOR.quote) !== 0
      if (breaks && from !== -1) {
        yield [from, i]
        from = -1
      } else if (!breaks && from === -1) from = i
    }
  }
  if (from !== -1) yield [from, sentences.count]
}
