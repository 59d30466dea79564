import { type Document, type DocumentBlock, GAP, SHAPE } from '../document.ts'
import { isAttributed } from '../queries/attributed-block.ts'
import { sentenceHas } from '../queries/class-tests.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { isName, isYear } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

/** Fewer checkable statements may rest on a source named before. */
const FEWEST = 3

export default defineRule<{ count: number }>({
  id: 'fact-paragraph-without-source',
  type: 'weak_provenance',
  severity: 'low',
  summary:
    'A paragraph of three or more checkable statements without link, name, date or quotation.',
  fix: 'Support at least the main statement with a source.',
  *document(document) {
    if (isSoftwareText(document)) return
    for (const block of document.blocks) {
      if (block.kind !== 'paragraph' || block.quoted) continue
      if (block.endSentence - block.firstSentence < FEWEST) continue
      const count = countFacts(document, block)
      if (count < FEWEST || isAttributed(document, block.firstWord)) continue
      if (holdsNameOrDate(document, block)) continue
      const { starts, ends } = document.sentences
      yield { start: starts[block.firstSentence], end: ends[block.firstSentence], data: { count } }
    }
  },
  explain: (_quote, data) =>
    `The paragraph states ${data?.count} things that could be checked and names no source for any of them.`,
  examples: {
    bad: [
      '«The heart beats 100,000 times a day.» It moves 7,000 litres of blood. A third of all deaths are due to heart disease.',
      '«Sugar causes inflammation.» It raises blood pressure by 5 mm. Half of the adults eat more than 30 g.',
      'Short.\n\n«The pipe carries 40 litres a second.» It lost 3 litres **last** winter. It will lose 5 litres next year.',
    ],
    good: [
      'The heart beats 100,000 times a day, as Harvey wrote. It moves 7,000 litres of blood. A third of all deaths are due to heart disease.',
      'We ran 5 km. We slept 9 hours. We ate 3 eggs.',
      'The pipe carries 40 litres. It is old. It is red.',
    ],
  },
})

function countFacts(document: Document, block: DocumentBlock): number {
  let count = 0
  for (let sentence = block.firstSentence; sentence < block.endSentence; sentence++) {
    if (sentenceHas(document, sentence, 'first_person')) return 0
    if (sentenceHas(document, sentence, 'second_person')) return 0
    if ((document.sentences.punctuation[sentence] & GAP.quote) !== 0) return 0
    if ((document.sentences.tails[sentence] & GAP.question) !== 0) continue
    if (isCheckable(document, sentence)) count++
  }
  return count
}

/** A figure, a share, or a cause in matters of health or money. */
function isCheckable(document: Document, sentence: number): boolean {
  if (sentenceHas(document, sentence, 'statistic')) return true
  if (sentenceHas(document, sentence, 'causal')) {
    if (sentenceHas(document, sentence, 'health')) return true
    if (sentenceHas(document, sentence, 'finance')) return true
  }
  const { sentences, words } = document
  for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
    if ((words.flags[word] & SHAPE.number) !== 0) return true
  }
  return false
}

function holdsNameOrDate(document: Document, block: DocumentBlock): boolean {
  for (let word = block.firstWord; word < block.endWord; word++) {
    if (isName(document, word) || isYear(document, word)) return true
  }
  return false
}
