import { type Document, type DocumentBlock, GAP, SHAPE } from '../document.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { defineRule } from './define-rule.ts'

const FEWEST = 3
/** Shorter lines are entries of a list. */
const FEWEST_WORDS = 20

export default defineRule<{ count: number }>({
  id: 'parallel-paragraphs',
  type: 'repetitive_structure',
  severity: 'low',
  summary: 'Three or more paragraphs in a row that open with the same two words.',
  fix: 'Open each paragraph with what it is about.',
  *document(document) {
    const { words } = document
    if (isSoftwareText(document)) return
    let run: DocumentBlock[] = []
    for (const block of [...document.blocks, undefined]) {
      if (block !== undefined && block.kind === 'alt_text') continue
      const last = run.at(-1)
      const isLike = block !== undefined && isProse(document, block)
      if (isLike && last !== undefined && opensAlike(document, last, block)) {
        run.push(block)
        continue
      }
      const third = run[FEWEST - 1]
      if (third !== undefined) {
        const first = third.firstWord
        yield {
          start: words.starts[first],
          end: words.ends[first + 1],
          data: { count: run.length },
        }
      }
      run = isLike ? [block] : []
    }
  },
  explain: (quote, data) => `${data?.count} paragraphs in a row open with “${quote}”.`,
  examples: {
    bad: [
      'Another thing is tea, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\nAnother thing is milk, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\n«Another thing» is bread, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.',
      'When you walk, take the **map**, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\nWhen you run, take the water, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\n«When you» swim, take the towel, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.',
      'As we came, there was tea, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\nAs we sat, there was milk, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\n«As\nwe» left, there was bread, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.',
    ],
    good: [
      'Tea calms the nerves, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\nTea wakes the town, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\nTea closes the day, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.',
      'This is the tea, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\n## Milk\n\nThis is the milk, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.\n\n## Bread\n\nThis is the bread, which we buy in the old town by the river and carry home over the long stone bridge before the rain comes.',
      'The tea is hot and sweet and stands on the shelf by the door.\n\nThe milk is cold and old and stands on the shelf by the door.\n\nThe cup is blue and small and stands on the shelf by the door.',
      '- Tea calms us.\n- Tea wakes us.\n- Tea warms us.',
    ],
  },
})

function isProse({ words }: Document, block: DocumentBlock): boolean {
  if (block.kind !== 'paragraph' || block.quoted || block.endWord - block.firstWord < FEWEST_WORDS)
    return false
  return (
    (words.gaps[block.firstWord] & (GAP.quote | GAP.bracket)) === 0 &&
    // “Step 1:”, “Host 2:” are labels.
    (words.flags[block.firstWord + 1] & SHAPE.number) === 0 &&
    words.hashes[block.firstWord] !== 0
  )
}

/** One word in common is most often the subject, which may return. */
function opensAlike(document: Document, a: DocumentBlock, b: DocumentBlock): boolean {
  const { hashes } = document.words
  if (hashes[a.firstWord] !== hashes[b.firstWord]) return false
  return hashes[a.firstWord + 1] === hashes[b.firstWord + 1]
}
