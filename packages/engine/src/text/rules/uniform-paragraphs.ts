import { type DocumentBlock, GAP } from '../document.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { spreadOf } from '../queries/spread.ts'
import { defineRule } from './define-rule.ts'

const FEWEST = 5
const MOST_SPREAD = 0.12
const FEWEST_WORDS = 30

/** A paragraph of 32 words for the examples. */
const thirty =
  'The old boat left the old port at noon. The wind was low and the sea was calm. Nobody saw it pass the old light. It came back in spring without sails.'

export default defineRule<{ count: number; mean: number }>({
  id: 'uniform-paragraphs',
  type: 'repetitive_structure',
  severity: 'low',
  silentIn: ['software'],
  summary: 'Five or more paragraphs in a row of nearly the same length.',
  fix: 'Give the main point more room and the side points less.',
  *document(document) {
    if (isSoftwareText(document)) return
    let run: DocumentBlock[] = []
    let sum = 0
    let squares = 0
    for (const block of [...document.blocks, undefined]) {
      if (block !== undefined && (block.kind === 'alt_text' || block.kind === 'heading')) continue
      const isProse =
        block !== undefined &&
        block.kind === 'paragraph' &&
        !block.quoted &&
        block.endWord - block.firstWord >= FEWEST_WORDS &&
        (document.words.gaps[block.firstWord] & GAP.quote) === 0
      const size = isProse ? block.endWord - block.firstWord : 0
      if (isProse && spreadOf(run.length + 1, sum + size, squares + size * size) < MOST_SPREAD) {
        run.push(block)
        sum += size
        squares += size * size
        continue
      }
      const [first] = run
      if (first !== undefined && run.length >= FEWEST) {
        const mean = Math.round(sum / run.length)
        yield { start: first.start, end: first.end, data: { count: run.length, mean } }
      }
      run = isProse ? [block] : []
      sum = size
      squares = size * size
    }
  },
  explain: (_quote, data) =>
    `${data?.count} paragraphs in a row from here have about ${data?.mean} words each.`,
  examples: {
    bad: [
      `«${thirty}»\n\n${thirty}\n\n${thirty}\n\n${thirty}\n\n${thirty}`,
      `It began so.\n\n«${thirty} Yes.»\n\n${thirty}\n\n## Then\n\n${thirty}\n\n${thirty} It is.\n\n${thirty}`,
      `«${thirty.replaceAll('old', '**old**')}»\n\n${thirty}\n\n${thirty}\n\n${thirty}\n\n${thirty}\n\n${thirty}`,
    ],
    good: [
      `${thirty}\n\n${thirty}\n\n${thirty}\n\n${thirty}`,
      `${thirty}\n\n${thirty} ${thirty}\n\n${thirty}\n\n${thirty}\n\n${thirty}`,
      `It is so.\n\nIt is so.\n\nIt is so.\n\nIt is so.\n\nIt is so.`,
    ],
  },
})
