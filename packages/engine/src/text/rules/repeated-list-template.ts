import { type Document, KIND } from '../document/document.ts'
import { isWordOf } from '../queries/context/surroundings.ts'
import { isPraise } from '../queries/density/loaded-sentences.ts'
import { spreadOf } from '../queries/density/spread.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const FEWEST = 4
const inflated = ['inflated_adjective', 'inflated_verb', 'puffery'] as const
const MOST_SPREAD = 0.3
/** A label and a word or two is a glossary, not a row of sentences. */
const FEWEST_WORDS = 8

const label = /^(\*\*|__)[^*_\n]{2,60}?(:\1|\1 ?[:–—-])/

export default defineRule<{ count: number }>({
  id: 'repeated-list-template',
  type: 'repetitive_structure',
  severity: 'low',
  summary:
    'Four or more list items of one length, each a bold label and a remark, most with praise.',
  fix: 'Write prose, or cut the remarks to what differs.',
  *document(document) {
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
      if (run.length >= FEWEST && isUniform(document, run) && praises(document, run)) {
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
    `${data?.count} items in a row have a bold label and a remark of about the same length.`,
  examples: {
    bad: [
      '- «**Warm**: The robust tea keeps the hands warm.»\n- **Sweet**: The vibrant tea takes three spoons of it.\n- **Cheap**: The tea costs less than a cup of milk.\n- **Old**: The tea was known to the first kings.',
      '1. «**Warm:** The robust tea keeps the hands warm.»\n2. **Sweet:** The vibrant tea takes three spoons of it.\n3. **Cheap:** The tea costs less than a cup of milk.\n4. **Old:** The tea was known to the first kings.',
      '* «**Warm** – The robust tea keeps\n  the hands warm.»\n* **Sweet** – The vibrant tea takes three spoons of it.\n* **Cheap** – The tea costs less than a cup of milk.\n* **Old** – The tea was known to the first kings.',
    ],
    good: [
      '- **Warm**: The tea is made in the north of it.\n- **Sweet**: The tea takes three spoons of sugar.\n- **Cheap**: The tea costs less than a cup of milk.\n- **Old**: The tea was known to the first kings.',
      '- **Warm**: yes\n- **Sweet**: no\n- **Cheap**: no\n- **Old**: yes',
      '- **Warm**: The robust tea keeps the hands warm.\n- **Sweet**: The vibrant tea takes three spoons of it.\n- **Cheap**: The tea costs less than a cup of milk.',
      '- Warm: The robust tea keeps the hands warm.\n- Sweet: The vibrant tea takes three spoons of it.\n- Cheap: The tea costs less than a cup of milk.\n- Old: The tea was known to the first kings.',
    ],
  },
})

function isTemplate({ source, blocks }: Document, block: number): boolean {
  if (blocks.kinds[block] !== KIND.list_item || blocks.quoted[block] === 1) return false
  if (blocks.endWords[block] - blocks.firstWords[block] < FEWEST_WORDS) return false
  const start = blocks.starts[block]
  return label.test(source.slice(start, Math.min(blocks.ends[block], start + 72)))
}

/** Most items praise: entries of a glossary and of a manual seldom do. */
function praises(document: Document, run: readonly number[]): boolean {
  const praising = run.filter((block) => {
    const { firstWords, endWords } = document.blocks
    for (let word = firstWords[block]; word < endWords[block]; word++) {
      if (isPraise(document, word)) return true
      if (inflated.some((name) => isWordOf(document, word, name))) return true
    }
    return false
  })
  return praising.length * 2 >= run.length
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
