import { type Document, type DocumentBlock, GAP, SHAPE } from '../document.ts'
import { wordIs } from '../queries/class-tests.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { defineRule } from './define-rule.ts'

const FEWEST = 3
/** Shorter lines are entries of a list. */
const FEWEST_WORDS = 12

export default defineRule<{ count: number }>({
  id: 'parallel-paragraphs',
  type: 'repetitive_structure',
  severity: 'low',
  summary: 'Three or more paragraphs in a row that open with the same words.',
  fix: 'Open each paragraph with what it is about.',
  *document(document) {
    const { words } = document
    if (isSoftwareText(document)) return
    let run: DocumentBlock[] = []
    for (const block of [...document.blocks, undefined]) {
      if (block !== undefined && (block.kind === 'alt_text' || block.kind === 'heading')) continue
      const last = run.at(-1)
      const isLike = block !== undefined && isProse(document, block)
      if (isLike && last !== undefined && opensAlike(document, last, block)) {
        run.push(block)
        continue
      }
      const third = run[FEWEST - 1]
      if (third !== undefined) {
        const first = third.firstWord
        const end = isPlain(document, first) ? first + 1 : first
        yield {
          start: words.starts[first],
          end: words.ends[end],
          data: { count: run.length },
        }
      }
      run = isLike ? [block] : []
    }
  },
  explain: (quote, data) => `${data?.count} paragraphs in a row open with “${quote}”.`,
  examples: {
    bad: [
      'Another thing is tea, which we like and buy in the old town.\n\nAnother thing is milk, which we buy from the farm on the hill.\n\n«Another» cup is old and blue and stands on the shelf by the door.',
      'When you walk, take a **coat** and a map of the old town.\n\nWhen you run, take water and a small towel for the way back.\n\n«When you» swim, take care of the waves and of the cold wind.',
      'Tea calms the nerves at night when the wind is on the roof.\n\n## Milk\n\nTea wakes the town at six and keeps it awake until the evening.\n\n«Tea» closes the long day with a cup by the fire and a book.',
    ],
    good: [
      'The tea is hot and sweet and stands on the shelf by the door.\n\nThe milk is cold and old and stands on the shelf by the door.\n\nThe cup is blue and small and stands on the shelf by the door.',
      'Tea calms the nerves at night when the wind is on the roof.\n\nTea wakes the town at six and keeps it awake until the evening.\n\nMilk closes the long day with a cup by the fire and a book.',
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

/** A word of grammar says nothing by itself; with the next word it is a pattern. */
function isPlain(document: Document, word: number): boolean {
  return (
    wordIs(document, word, 'article') ||
    wordIs(document, word, 'third_person') ||
    wordIs(document, word, 'first_person') ||
    wordIs(document, word, 'second_person') ||
    wordIs(document, word, 'preposition') ||
    wordIs(document, word, 'conjunction') ||
    wordIs(document, word, 'copula')
  )
}

function opensAlike(document: Document, a: DocumentBlock, b: DocumentBlock): boolean {
  const { hashes } = document.words
  if (hashes[a.firstWord] !== hashes[b.firstWord]) return false
  return !isPlain(document, b.firstWord) || hashes[a.firstWord + 1] === hashes[b.firstWord + 1]
}
