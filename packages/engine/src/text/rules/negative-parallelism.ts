import { CLAUSE_BREAK, type Document } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import type { SentenceCursor } from '../rule-engine/sentence-cursor.ts'

/** Longest sentence of the list, in words. */
const LONGEST = 5
/** Longest sentence that holds the whole list, in words. */
const LONGEST_LIST = 12

/** “No fees.”, but not the answer “No, never.” */
function isShortNo(document: Document, sentence: number): boolean {
  if (!isShort(document, sentence, /^no$/i)) return false
  const second = document.sentences.firstWords[sentence] + 1
  if (second >= document.sentences.endWords[sentence]) return false
  return (
    (document.words.separators[second] & CLAUSE_BREAK) === 0 &&
    !/^(one|body|longer|way)$/i.test(document.textOf(second, second))
  )
}

/** “No fees, no forms.” */
function isListOfNo(sentence: SentenceCursor): boolean {
  if (sentence.wordCount > LONGEST_LIST || sentence.lower(sentence.first) !== 'no') return false
  for (let word = sentence.first + 2; word < sentence.end; word++) {
    if ((sentence.separator(word) & CLAUSE_BREAK) !== 0) return sentence.lower(word) === 'no'
  }
  return false
}

function isShort({ sentences, textOf }: Document, sentence: number, opening: RegExp): boolean {
  if (sentence < 0 || sentence >= sentences.count) return false
  const first = sentences.firstWords[sentence]
  return sentences.endWords[sentence] - first <= LONGEST && opening.test(textOf(first, first))
}

export default defineRule({
  id: 'negative-parallelism',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['stories', 'quotations'],
  summary: 'A list of what something is not.',
  fix: 'Say what there is.',
  phrases: ['no _ (_|) , no _ (_|) , (no _ (_|) ,|and no _ (_|) ,|) (just|only|simply)'],
  sentence: {
    needs: ['negation'],
    *match(sentence) {
      const { sentences } = sentence.document
      const follower = sentence.index + 1
      if (
        isListOfNo(sentence) &&
        isShort(sentence.document, follower, /^(just|only|simply)$/i) &&
        sentences.blocks[follower] === sentences.blocks[sentence.index]
      ) {
        yield { first: sentence.first, last: sentences.endWords[follower] - 1, data: undefined }
        return
      }
      if (
        !isShortNo(sentence.document, sentence.index) ||
        isShortNo(sentence.document, sentence.index - 1)
      )
        return
      let next = sentence.index + 1
      while (
        isShortNo(sentence.document, next) &&
        sentences.blocks[next] === sentences.blocks[sentence.index]
      )
        next++
      if (next === sentence.index + 1) return
      if (
        isShort(sentence.document, next, /^(just|only|simply)$/i) &&
        sentences.blocks[next] === sentences.blocks[sentence.index]
      )
        next++
      yield { first: sentence.first, last: sentences.endWords[next - 1] - 1, data: undefined }
    },
  },
  explain: (quote) => `“${quote}” lists what is missing before it says what is there.`,
  examples: {
    bad: [
      'It is ours. «No fees. No forms. Just pumps».',
      'You get «no fuss, no frills, just» water.',
      '«No rain. No\nwind».',
      '«No fees, no forms. Just pumps».',
    ],
    good: [
      'No rain fell. The wind rose.',
      'No. No, it cannot be.',
      'No one came. No one in the whole town had heard the bells.',
      'There is no rain and no wind.',
      '“No rain. No wind. Just sun.”',
    ],
  },
})
