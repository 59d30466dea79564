import { type Document, GAP } from '../document.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { spreadOf } from '../queries/spread.ts'
import { defineRule } from './define-rule.ts'

/** Sentences in a row that must have nearly the same length. */
const WINDOW = 8
const MOST_SPREAD = 0.17
/** Short lines of a list or a dialogue are alike by nature. */
const FEWEST_WORDS = 8

export default defineRule<{ count: number; mean: number }>({
  id: 'uniform-sentence-length',
  type: 'repetitive_structure',
  severity: 'low',
  silentIn: ['software'],
  summary: 'Eight or more sentences in a row of nearly the same length.',
  fix: 'Cut one sentence short, or join two.',
  *document(document) {
    if (isSoftwareText(document)) return
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
        const isUniform =
          isFull && sum / WINDOW >= FEWEST_WORDS && spreadOf(WINDOW, sum, squares) < MOST_SPREAD
        if (isUniform && start === -1) start = i - WINDOW + 1
        if (isUniform || start === -1) continue
        const count = i - start
        const words = sentences.endWords[i - 1] - sentences.firstWords[start]
        yield {
          start: sentences.starts[start],
          end: sentences.ends[start],
          data: { count, mean: Math.round(words / count) },
        }
        start = -1
      }
    }
  },
  explain: (_quote, data) =>
    `${data?.count} sentences in a row from here have about ${data?.mean} words each.`,
  examples: {
    bad: [
      `«${'The small boat left the old port at noon.'}» ${'The small boat left the old port at noon. '.repeat(7).trim()}`,
      `«${'A red cat sat on the warm wall all day.'}» ${'A tall man stood in the cold rain for hours. '.repeat(8).trim()}`,
      `«${'A red **cat** sat on the warm wall all day.'}» ${'A tall man stood in the cold\nrain for hours today. '.repeat(8).trim()}`,
    ],
    good: [
      `${'The small boat left the old port at noon. '.repeat(6)}It sank.`,
      `${'The small boat left the old port at noon. It sank. '.repeat(6)}`,
      `${'It sank. '.repeat(12)}`,
    ],
  },
})

function lengthOf({ sentences }: Document, sentence: number): number {
  return sentences.endWords[sentence] - sentences.firstWords[sentence]
}

/** Stretches of sentences in paragraphs, unbroken by headings, lists and speech. */
function* proseRuns({ blocks, sentences }: Document): Generator<readonly [number, number]> {
  let from = -1
  for (const block of blocks) {
    if (block.kind === 'alt_text') continue
    const isProse = block.kind === 'paragraph' && !block.quoted
    for (let i = block.firstSentence; i < block.endSentence; i++) {
      const breaks = !isProse || (sentences.punctuation[i] & GAP.quote) !== 0
      if (breaks && from !== -1) {
        yield [from, i]
        from = -1
      } else if (!breaks && from === -1) from = i
    }
  }
  if (from !== -1) yield [from, sentences.count]
}
