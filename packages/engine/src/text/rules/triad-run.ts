import { type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'
import { classSet, wordIs, wordIsAny } from '../queries/class-tests.ts'
import { traitsOf } from '../queries/genre/draft-traits.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const FEWEST = 3
/** Sentences over which the triads are close together. */
const REACH = 4
/** Most words of one member. */
const MEMBER = 4

const clauseStarts = classSet(
  'conjunction',
  'third_person',
  'first_person',
  'second_person',
  'copula',
  'modal',
)
const joins = hashedWords(['and', 'or'])
const sequel = hashedWords(['then', 'also', 'so', 'thus', 'even'])

export default defineRule<{ sentences: number }>({
  id: 'triad-run',
  type: 'repetitive_structure',
  severity: 'low',
  exemptIn: ['software', 'stories'],
  summary: 'Three or more lists of exactly three items within a few sentences.',
  fix: 'Keep the list that matters and name one or two things elsewhere.',
  *document(document) {
    if ((traitsOf(document).punctuation & SEPARATOR.comma) === 0) return
    const { sentences, words, blocks } = document
    let recent: number[] = []
    for (let sentence = 0; sentence < sentences.count; sentence++) {
      if ((sentences.punctuation[sentence] & SEPARATOR.comma) === 0) continue
      const block = sentences.blocks[sentence]
      if (blocks.kinds[block] !== KIND.paragraph || blocks.quoted[block] === 1) continue
      for (
        let word = sentences.firstWords[sentence] + 3;
        word < sentences.endWords[sentence];
        word++
      ) {
        if (words.separators[word] !== SEPARATOR.comma || !joins.has(words.hashes[word])) continue
        const first = firstOfTriad(document, word)
        if (first === -1 || word + 1 >= sentences.endWords[sentence]) continue
        if (isClause(document, word + 1)) continue
        const last = lastOfTriad(document, word)
        if (namesThings(document, first, last)) continue
        recent = recent.filter((earlier) => sentence - earlier < REACH)
        recent.push(sentence)
        if (recent.length < FEWEST) continue
        const count = sentence - recent[0] + 1
        yield { start: words.starts[first], end: words.ends[last], data: { sentences: count } }
        recent = []
      }
    }
  },
  explain: (quote, data) =>
    data?.sentences === 1
      ? `“${quote}” is the third list of three in one sentence.`
      : `“${quote}” is the third list of three within ${data?.sentences} sentences.`,
  examples: {
    bad: [
      'Tea is warm, sweet, and cheap. It helps pupils, nurses, and cooks. We drink it at «home, work, and school».',
      'The plan saves time, money, and space, and it helps us read, write, and think. It is «clear, **fair**, and open».',
      'Buy milk, tea, or jam. Sell boats, carts, or coal. Then\n«rest, sleep, or read» on.',
    ],
    good: [
      'Tea is warm, sweet, and cheap. It helps pupils. We drink it at home, work, and school.',
      'Buy milk, tea, jam, and bread. Sell boats, carts, coal, and wood. Eat figs, plums, nuts, and pears.',
      'They went to Rome, Bern, and Oslo. It helps pupils, nurses, and cooks. We drink it at home, work, and school.',
      'He came, and she left. It rained, or so it seemed. We ate, and we slept.',
      'Buy milk, tea, or jam. Sell boats, carts, or coal. Then rest, sleep, or read on. Run `tea`.',
    ],
  },
})

/** “…, and if”, “…, and/or”, “…, and then” join clauses. */
function isClause(document: Document, word: number): boolean {
  if (document.words.separators[word] !== 0) return true
  return wordIsAny(document, word, clauseStarts) || sequel.has(document.words.hashes[word])
}

/** The word after the “and”, past its article and to the end of a hyphenated word. */
function lastOfTriad(document: Document, join: number): number {
  const { words, sentences } = document
  const end = sentences.endWords[words.sentences[join]]
  let last = join + 1
  if (wordIs(document, last, 'article') && last + 1 < end && words.separators[last + 1] === 0)
    last++
  while (last + 1 < end && words.separators[last + 1] === SEPARATOR.hyphen) last++
  return last
}

/** Names and figures are what they are: a writer cannot have two of them instead of three. */
function namesThings({ words }: Document, first: number, last: number): boolean {
  for (let word = first; word <= last; word++) {
    if ((words.flags[word] & (SHAPE.capital | SHAPE.digit | SHAPE.opaque)) !== 0) return true
  }
  return false
}

/** The first word of “A, B, and C” whose “and” is given; -1 when there are not exactly three members. */
function firstOfTriad({ words, sentences }: Document, join: number): number {
  const from = sentences.firstWords[words.sentences[join]]
  const second = commaBefore(words.separators, join - 1, from)
  if (second === -1) return -1
  const earlier = commaBefore(words.separators, second - 1, from)
  if (earlier !== -1) return -1
  return second - 1 >= from ? second - 1 : -1
}

/** The word after the nearest comma at most a member's length before; -1 for none. */
function commaBefore(separators: Uint16Array, word: number, from: number): number {
  for (let i = word; i > from && i > word - MEMBER; i--) {
    if (separators[i] === SEPARATOR.comma) return i
    if ((separators[i] & ~SEPARATOR.hyphen) !== 0) return -1
  }
  return -1
}
