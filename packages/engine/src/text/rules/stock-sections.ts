import { type Document, KIND, SHAPE } from '../document/document.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** One such section may be needed. */
const FEWEST = 2
/** “## 7. Conclusion and final thoughts” has no more words. */
const MOST_WORDS = 5

/** What a heading of a stock section is about; the other words may only be `sidesOf`. */
const kernels = hashedWords(
  'conclusion conclusions summary takeaways takeaway benefits advantages enhancements improvements considerations recommendations insights'.split(
    ' ',
  ),
)
const sides = hashedWords(
  'the a an and key main executive final future possible potential expected overall closing concluding next additional important core our its of for in thoughts remarks work notes steps impact best practices strategic success lessons learned'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'stock-sections',
  type: 'repetitive_structure',
  severity: 'low',
  summary:
    'Two or more sections of a template, such as a summary, key benefits and future enhancements.',
  fix: 'Delete the sections that repeat the others, and head the rest with what they say.',
  *document(document) {
    const found: number[] = []
    for (let block = 0; block < document.blocks.count; block++) {
      if (document.blocks.kinds[block] === KIND.heading && isStock(document, block)) {
        found.push(block)
      }
    }
    if (found.length < FEWEST) return
    for (const block of found) {
      const { starts, ends } = document.words
      yield {
        start: starts[firstWordOf(document, block)],
        end: ends[document.blocks.endWords[block] - 1],
        data: undefined,
      }
    }
  },
  explain: (quote) =>
    `“${quote}” heads a section that any page could have, and it is not the only one here.`,
  examples: {
    bad: [
      '## Tea\n\nIt is warm.\n\n## «Key Benefits»\n\nIt is warm.\n\n## «Conclusion»\n\nIt is warm.',
      '## «Executive Summary»\n\nIt is warm.\n\n## «Future Enhancements»\n\nMilk.',
      '## 7. «Summary»\n\nIt is warm.\n\n### **«Key Takeaways»**\n\nMilk.',
    ],
    good: [
      '## Tea\n\nIt is warm.\n\n## Conclusion\n\nIt is warm.',
      '## Conclusion of the treaty\n\nIt held.\n\n## Summary of the costs of 1814\n\nNone.',
      '## Benefits of green tea\n\nIt is warm.\n\n## Improvements to the kettle\n\nA lid.',
    ],
  },
})

/** The first word after a number: the “Summary” of “7. Summary”. */
function firstWordOf({ blocks, words }: Document, block: number): number {
  const first = blocks.firstWords[block]
  const isNumbered = first < blocks.endWords[block] && (words.flags[first] & SHAPE.digit) !== 0
  return isNumbered ? first + 1 : first
}

function isStock(document: Document, block: number): boolean {
  const { blocks, words } = document
  const first = firstWordOf(document, block)
  const end = blocks.endWords[block]
  if (end - first < 1 || end - first > MOST_WORDS) return false
  let has = false
  for (let word = first; word < end; word++) {
    const hash = words.hashes[word]
    if (kernels.has(hash)) has = true
    else if (!sides.has(hash)) return false
  }
  return has
}
