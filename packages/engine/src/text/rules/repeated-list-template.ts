import { type Document, KIND } from '../document.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { spreadOf } from '../queries/spread.ts'
import { defineRule } from './define-rule.ts'

const FEWEST = 4
const MOST_SPREAD = 0.3
/** A label and a word or two is a glossary, not a row of sentences. */
const FEWEST_WORDS = 8

const label = /^(\*\*|__)[^*_\n]{2,60}?(:\1|\1 ?[:–—-])/

export default defineRule<{ count: number }>({
  id: 'repeated-list-template',
  type: 'repetitive_structure',
  severity: 'low',
  summary: 'Four or more list items that are all a bold label and a sentence of the same length.',
  fix: 'Write the points as prose, or keep the labels and cut the sentences to what differs.',
  *document(document) {
    if (isSoftwareText(document)) return
    const { blocks } = document
    let run: number[] = []
    for (let block = 0; block <= blocks.count; block++) {
      const isEnd = block === blocks.count
      if (!isEnd && blocks.kinds[block] === KIND.alt_text) continue
      const fits = !isEnd && isTemplate(document, block)
      const [first = block] = run
      if (fits && blocks.depths[block] === blocks.depths[first]) {
        run.push(block)
        continue
      }
      if (run.length === 0) continue
      if (run.length >= FEWEST && isUniform(document, run)) {
        yield {
          start: blocks.starts[first],
          end: blocks.ends[first],
          data: { count: run.length },
        }
      }
      run = fits ? [block] : []
    }
  },
  explain: (_quote, data) =>
    `${data?.count} items in a row are a bold label and one remark of about the same length.`,
  examples: {
    bad: [
      '- «**Warm**: The tea keeps the hands warm in winter.»\n- **Sweet**: The tea takes three spoons of sugar.\n- **Cheap**: The tea costs less than a cup of milk.\n- **Old**: The tea was known to the first kings.',
      '1. «**Warm:** The tea keeps the hands warm in winter.»\n2. **Sweet:** The tea takes three spoons of sugar.\n3. **Cheap:** The tea costs less than a cup of milk.\n4. **Old:** The tea was known to the first kings.',
      '* «**Warm** – The tea keeps the hands\n  warm in winter.»\n* **Sweet** – The tea takes three spoons of sugar.\n* **Cheap** – The tea costs less than a cup of milk.\n* **Old** – The tea was known to the first kings.',
    ],
    good: [
      '- **Warm**: yes\n- **Sweet**: no\n- **Cheap**: no\n- **Old**: yes',
      '- **Warm**: The tea keeps the hands warm in winter.\n- **Sweet**: The tea takes three spoons of sugar.\n- **Cheap**: The tea costs less than a cup of milk.',
      '- Warm: The tea keeps the hands warm in winter.\n- Sweet: The tea takes three spoons of sugar.\n- Cheap: The tea costs less than a cup of milk.\n- Old: The tea was known to the first kings.',
    ],
  },
})

function isTemplate({ source, blocks }: Document, block: number): boolean {
  if (blocks.kinds[block] !== KIND.list_item || blocks.quoted[block] === 1) return false
  if (blocks.endWords[block] - blocks.firstWords[block] < FEWEST_WORDS) return false
  const start = blocks.starts[block]
  return label.test(source.slice(start, Math.min(blocks.ends[block], start + 72)))
}

function isUniform({ blocks }: Document, run: readonly number[]): boolean {
  let sum = 0
  let squares = 0
  for (const block of run) {
    const length = blocks.endWords[block] - blocks.firstWords[block]
    sum += length
    squares += length ** 2
  }
  return spreadOf(run.length, sum, squares) < MOST_SPREAD
}
