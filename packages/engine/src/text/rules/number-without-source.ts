import { type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'
import { classSet, sentenceHas, sentenceHasAny } from '../queries/class-tests.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { isAttributed } from '../queries/sourcing/attributed-block.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const percents = hashedWords(['percent', 'per', 'pc'])
const scales = hashedWords(['million', 'billion', 'trillion'])
/** Round figures of speech. */
const figures = new Set([
  '0',
  '1',
  '50',
  '80',
  '90',
  '95',
  '99',
  '100',
  '101',
  '110',
  '120',
  '200',
  '1000',
])
/** A share of these was counted by somebody; a share of water, votes or tax need not have been. */
const counted = hashedWords([
  'people',
  'persons',
  'adults',
  'children',
  'teens',
  'teenagers',
  'kids',
  'men',
  'women',
  'boys',
  'girls',
  'americans',
  'britons',
  'europeans',
  'residents',
  'citizens',
  'voters',
  'workers',
  'employees',
  'jobs',
  'students',
  'pupils',
  'teachers',
  'parents',
  'families',
  'households',
  'patients',
  'doctors',
  'nurses',
  'users',
  'customers',
  'consumers',
  'buyers',
  'drivers',
  'companies',
  'businesses',
  'firms',
  'employers',
  'marketers',
  'population',
  'adolescents',
  'accidents',
  'crashes',
  'deaths',
  'injuries',
  'cases',
])
const turns = hashedWords([
  'after',
  'and',
  'as',
  'because',
  'before',
  'by',
  'for',
  'from',
  'than',
  'to',
  'when',
  'while',
])
/** Sentences about a study that make a text the report of one. */
const FEWEST_OF_REPORT = 3
const statistic = classSet('statistic')
/** Words from a figure to what it counts: “of all the young people”. */
const NOUN_REACH = 5

export default defineRule({
  id: 'number-without-source',
  type: 'weak_provenance',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A share of people or a count of millions of them in a paragraph that names no source.',
  fix: 'Say where the figure comes from and when it was counted.',
  *document(document) {
    if (isSoftwareText(document)) return
    const { words, sentences, blocks } = document
    let said = -1
    let hits = 0
    for (let sentence = 0; sentence < sentences.count; sentence++) {
      const mayCount =
        (sentences.punctuation[sentence] & SEPARATOR.percent) !== 0 ||
        sentenceHasAny(document, sentence, statistic)
      if (!mayCount) continue
      const block = sentences.blocks[sentence]
      if (block === said || blocks.quoted[block] === 1) continue
      if (blocks.kinds[block] !== KIND.paragraph) continue
      if (sentenceHas(document, sentence, 'first_person')) continue
      if (sentenceHas(document, sentence, 'second_person')) continue
      if ((sentences.tails[sentence] & SEPARATOR.question) !== 0) continue
      if (isTable(document, sentence) || isSupposed(document, sentence)) continue
      for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
        const end = endOfShare(document, word)
        if (end === -1) continue
        if (isAttributed(document, word)) break
        if (hits === 0 && isReport(document)) return
        hits++
        // One note a paragraph: its figures have the same source or none.
        said = block
        yield { start: words.starts[word], end, data: undefined }
        break
      }
    }
  },
  explain: (quote) => `The paragraph gives “${quote}” but not who counted it, or when.`,
  examples: {
    bad: [
      'Most of them walk. About «40%» of the people go on foot, and 20% by bus.',
      'Tea is drunk by «3 million» people in the north.',
      'Sleep improved for «12 per cent» of the\n**patients**.',
    ],
    good: [
      'When about 25% of people have one, it takes off.',
      'The land has a population of 9 million people.',
      'The index rose by 3.5% to a new high.',
      'The cap was set at 5% of the capital.',
      'The plant loses 30% of its water.',
      'About 40% of the town goes on foot ([count](https://example.org/count)).',
      'We lost 40% of the tea.',
      'All hats are 40% off today.',
      'The council reported it. About 40% goes on foot.',
      'He was 100% wool.',
      'Shares fell 6.7% after workers sold theirs.',
      'For 95% of people a bicycle is enough.',
      'We ran a survey in May.\n\nThe survey had ten questions.\n\nThis survey was short.\n\nAbout 30% of students felt ready.',
      'AB 9.25 1.6% CD 3.43 29% EF 4.17 24% GH 6 19%',
    ],
  },
})

const supposed = hashedWords(['if', 'when', 'suppose', 'population'])

/** “When about 25% of people …” supposes; the population of a land is common knowledge. */
function isSupposed({ words, sentences }: Document, sentence: number): boolean {
  const end = Math.min(sentences.endWords[sentence], sentences.firstWords[sentence] + 60)
  for (let word = sentences.firstWords[sentence]; word < end; word++) {
    if (supposed.has(words.hashes[word])) return true
  }
  return false
}

/** The text reports a study of its own: its figures are those. */
function isReport(document: Document): boolean {
  let count = 0
  for (let sentence = 0; sentence < document.sentences.count; sentence++) {
    if (sentenceHas(document, sentence, 'source_noun') && ++count >= FEWEST_OF_REPORT) return true
  }
  return false
}

/** Figures make up a third of the words: a table without its lines. */
function isTable({ words, sentences }: Document, sentence: number): boolean {
  const first = sentences.firstWords[sentence]
  const end = sentences.endWords[sentence]
  let figures = 0
  for (let word = first; word < end; word++) if ((words.flags[word] & SHAPE.number) !== 0) figures++
  return figures > 4 && figures * 3 > end - first
}

/** The end of a share or a count of millions that starts at the word, or -1. */
function endOfShare({ words, source, sentences }: Document, word: number): number {
  if ((words.flags[word] & SHAPE.number) === 0) return -1
  const end = words.ends[word]
  if (figures.has(source.slice(words.starts[word], end))) return -1
  // Money is a price until somebody counts it.
  if (/[$£€]/.test(source[words.starts[word] - 1] ?? '')) return -1
  if (!countsSomebody({ words, sentences }, word)) return -1
  const next = word + 1
  const isLast = next >= sentences.endWords[words.sentences[word]]
  if (source[end] === '%') return end + 1
  if (source.startsWith(' %', end)) return end + 2
  if (isLast) return -1
  if (scales.has(words.hashes[next])) return words.ends[next]
  if (!percents.has(words.hashes[next])) return -1
  const isPerCent = words.ends[next] - words.starts[next] === 3
  if (!isPerCent) return words.ends[next]
  return source.slice(words.starts[next], words.ends[next] + 5).toLowerCase() === 'per cent'
    ? words.ends[next] + 5
    : -1
}

/** One of the next words is a noun for people or for what befalls them, in the same clause. */
function countsSomebody(
  { words, sentences }: Pick<Document, 'words' | 'sentences'>,
  word: number,
): boolean {
  const end = Math.min(sentences.endWords[words.sentences[word]], word + 1 + NOUN_REACH)
  for (let at = word + 1; at < end; at++) {
    if ((words.separators[at] & ~(SEPARATOR.percent | SEPARATOR.hyphen)) !== 0) return false
    // “Fell 6% after workers left” counts no workers.
    if (turns.has(words.hashes[at])) return false
    if (counted.has(words.hashes[at])) return true
  }
  return false
}
