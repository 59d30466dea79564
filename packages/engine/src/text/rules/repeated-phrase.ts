import { type Document, GAP, SHAPE } from '../document.ts'
import { classSet, wordIsAny } from '../queries/class-tests.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { defineRule } from './define-rule.ts'

const LENGTH = 5
const FEWEST = 3
/** Repetition over a longer stretch goes unnoticed. */
const REACH = 700

const grammar = classSet('article', 'preposition', 'conjunction', 'copula', 'modal')

export default defineRule({
  id: 'repeated-phrase',
  type: 'repetitive_structure',
  severity: 'low',
  summary: 'The same five words for the third time within a few paragraphs.',
  fix: 'Say it once, or say it differently where it must return.',
  *document(document) {
    if (isSoftwareText(document)) return
    const { words } = document
    const table = createTable(words.count)
    const { runs, full } = readRuns(document)
    let start = -1
    let last = -1
    for (let word = 0; word + LENGTH <= words.count; word++) {
      const isThird =
        runs[word + LENGTH - 1] >= LENGTH &&
        // Two of the words are more than grammar.
        ((full[word + LENGTH] - full[word]) & 255) >= 2 &&
        table.add(words.hashes, word) === FEWEST
      if (isThird && start !== -1 && word <= last + 1) {
        last = word + LENGTH - 1
        continue
      }
      if (start !== -1 && (isThird || word > last)) {
        yield { start: words.starts[start], end: words.ends[last], data: undefined }
        start = -1
      }
      if (isThird) {
        start = word
        last = word + LENGTH - 1
      }
    }
    if (start !== -1) yield { start: words.starts[start], end: words.ends[last], data: undefined }
  },
  explain: (quote) => `“${quote}” stands here for the third time.`,
  examples: {
    bad: [
      'We met in the cold rain of the north. He died in the cold rain of the north. She sang «in the cold rain of the north».',
      'Tea that keeps the old town warm is good. Milk keeps the old town warm too. Coal «keeps the **old** town warm».',
      'He likes hot tea with milk and sugar. She likes hot tea with milk and sugar. They want «hot tea with milk and\nsugar».',
    ],
    good: [
      'We met in the cold rain of the north. He died in the cold rain of the north. She sang in the north.',
      'The Bank of New South Wales opened. The Bank of New South Wales grew. The Bank of New South Wales closed.',
      'We met at the end of the day. He died at the end of the day. She sang at the end, of the day she died.',
    ],
  },
})

interface Table {
  /** How often the five words at `word` have come within reach, this time included. */
  add(hashes: Uint32Array, word: number): number
}

/** What lies behind the reach is overwritten, so the table stays small for any draft. */
const MOST_SLOTS = 8192
const MOST_TRIES = 8

function createTable(count: number): Table {
  let capacity = 64
  while (capacity < count * 2 && capacity < MOST_SLOTS) capacity *= 2
  const mask = capacity - 1
  // Of the latest occurrence, one behind the word's index; 0 is a free slot.
  const latest = new Int32Array(capacity)
  const counts = new Uint8Array(capacity)
  return {
    add(hashes, word) {
      let hash = 0
      for (let i = 0; i < LENGTH; i++) hash = Math.imul(hash ^ hashes[word + i], 0x9e3779b1)
      hash ^= hash >>> 15
      for (
        let slot = hash & mask, tries = 0;
        tries < MOST_TRIES;
        slot = (slot + 1) & mask, tries++
      ) {
        const known = latest[slot] - 1
        const isFree = known === -1 || word - known > REACH
        if (!isFree && !isSame(hashes, known, word)) continue
        if (!isFree && word - known < LENGTH) return 0
        counts[slot] = isFree ? 1 : Math.min(counts[slot] + 1, 255)
        latest[slot] = word + 1
        return counts[slot]
      }
      return 0
    },
  }
}

function isSame(hashes: Uint32Array, a: number, b: number): boolean {
  for (let i = 0; i < LENGTH; i++) if (hashes[a + i] !== hashes[b + i]) return false
  return true
}

interface Runs {
  /** For each word how many words of its clause up to it may stand in a phrase: no names, no figures. */
  readonly runs: Uint8Array
  /** Number of words before each word that are more than grammar, modulo 256. */
  readonly full: Uint8Array
}

function readRuns(document: Document): Runs {
  const { words, sentences, blocks } = document
  const runs = new Uint8Array(words.count)
  const full = new Uint8Array(words.count + 1)
  for (const block of blocks) {
    const isRead = !block.quoted && block.kind !== 'table_cell' && block.kind !== 'alt_text'
    let run = 0
    for (let word = block.firstWord; word < block.endWord; word++) {
      const flags = words.flags[word]
      const isFirst = word === sentences.firstWords[words.sentences[word]]
      if (isFirst || (words.gaps[word] & ~GAP.hyphen) !== 0) run = 0
      const isName = (flags & SHAPE.capital) !== 0 && !isFirst
      run = isName || (flags & (SHAPE.digit | SHAPE.opaque)) !== 0 ? 0 : Math.min(run + 1, 255)
      runs[word] = isRead ? run : 0
      const isFull =
        words.ends[word] - words.starts[word] > 2 && !wordIsAny(document, word, grammar)
      full[word + 1] = full[word] + (isFull ? 1 : 0)
    }
  }
  return { runs, full }
}
