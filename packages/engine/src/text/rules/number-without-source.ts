import { type Document, GAP, SHAPE } from '../document.ts'
import { isAttributed } from '../queries/attributed-block.ts'
import { sentenceHas } from '../queries/class-tests.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { isName } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

const percents = hashedWords(['percent', 'per', 'pc'])
const scales = hashedWords(['million', 'billion', 'trillion'])
/** Round figures of speech. */
const figures = new Set(['0', '1', '99', '100', '101', '110', '120', '200', '1000'])
/** Behind these a share is an offer, a mixture or a mood. */
const harmless = hashedWords([
  'off',
  'discount',
  'sure',
  'certain',
  'cotton',
  'wool',
  'alcohol',
  'abv',
  'cocoa',
  'vol',
  'confident',
  'apr',
  'interest',
  'tip',
  'deposit',
  'dollars',
  'dollar',
  'euros',
  'pounds',
  'acetic',
  'solution',
  'natural',
  'organic',
  'nylon',
  'polyester',
  'spandex',
  'chance',
  'probability',
  'fixed',
  'humidity',
])

export default defineRule({
  id: 'number-without-source',
  type: 'weak_provenance',
  severity: 'medium',
  summary: 'A share or a count of millions in a paragraph that names no source.',
  fix: 'Say where the figure comes from and when it was counted.',
  *document(document) {
    if (isSoftwareText(document)) return
    const { words, sentences, blocks } = document
    let said = -1
    for (let sentence = 0; sentence < sentences.count; sentence++) {
      const index = sentences.blocks[sentence]
      const block = blocks[index]
      const mayCount =
        (sentences.punctuation[sentence] & GAP.percent) !== 0 ||
        sentenceHas(document, sentence, 'statistic')
      if (index === said || block.quoted || !mayCount) continue
      if (block.kind !== 'paragraph') continue
      if (sentenceHas(document, sentence, 'first_person')) continue
      if (sentenceHas(document, sentence, 'second_person')) continue
      if ((sentences.tails[sentence] & GAP.question) !== 0) continue
      if (isTable(document, sentence)) continue
      for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
        const end = endOfShare(document, word)
        if (end === -1) continue
        if (isAttributed(document, word)) break
        // One note a paragraph: its figures have the same source or none.
        said = index
        const severity = isPlaced(document, index) ? 'low' : 'medium'
        yield { start: words.starts[word], end, data: undefined, severity }
        break
      }
    }
  },
  explain: (quote) => `The paragraph gives “${quote}” without saying who counted it, or when.`,
  examples: {
    bad: [
      'Most of them walk. About «40%» of the town goes on foot, and 20% by bus.',
      'Tea is drunk by «3 million» people in the north.',
      'Sleep improved by «12 per cent» in the\n**spring**.',
    ],
    good: [
      'About 40% of the town goes on foot ([count](https://example.org/count)).',
      'We lost 40% of the tea.',
      'All hats are 40% off today.',
      'The council reported it. About 40% goes on foot.',
      'He was 100% wool.',
      'AB 9.25 1.6% CD 3.43 29% EF 4.17 24% GH 6 19%',
    ],
  },
})

/** Figures make up a third of the words: a table without its lines. */
function isTable({ words, sentences }: Document, sentence: number): boolean {
  const first = sentences.firstWords[sentence]
  const end = sentences.endWords[sentence]
  let figures = 0
  for (let word = first; word < end; word++) if ((words.flags[word] & SHAPE.number) !== 0) figures++
  return figures > 4 && figures * 3 > end - first
}

/** A name in the paragraph or an attribution before it hints at a source. */
function isPlaced(document: Document, index: number): boolean {
  const { firstWord, endWord } = document.blocks[index]
  if (firstWord > 0 && isAttributed(document, firstWord - 1)) return true
  for (let word = firstWord; word < endWord; word++) if (isName(document, word)) return true
  return false
}

/** The end of a share or a count of millions that starts at the word, or -1. */
function endOfShare({ words, source, sentences }: Document, word: number): number {
  if ((words.flags[word] & SHAPE.number) === 0) return -1
  const end = words.ends[word]
  if (figures.has(source.slice(words.starts[word], end))) return -1
  // Money is a price until somebody counts it.
  if (/[$£€]/.test(source[words.starts[word] - 1] ?? '')) return -1
  const next = word + 1
  const isLast = next >= sentences.endWords[words.sentences[word]]
  if (source[end] === '%' || source.startsWith(' %', end)) {
    if (!isLast && harmless.has(words.hashes[next])) return -1
    return source[end] === '%' ? end + 1 : end + 2
  }
  if (isLast) return -1
  if (scales.has(words.hashes[next])) {
    const after = next + 1
    const isMoney = after < words.count && harmless.has(words.hashes[after])
    return isMoney ? -1 : words.ends[next]
  }
  if (!percents.has(words.hashes[next])) return -1
  const isPerCent = words.ends[next] - words.starts[next] === 3
  if (!isPerCent) return words.ends[next]
  return source.slice(words.starts[next], words.ends[next] + 5).toLowerCase() === 'per cent'
    ? words.ends[next] + 5
    : -1
}
