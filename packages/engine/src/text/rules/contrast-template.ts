import { SEPARATOR } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import type { SentenceCursor } from '../rule-engine/sentence-cursor.ts'

const denial = /^(not|isn't|aren't|wasn't|weren't)$/
const limit = /^(just|merely|simply|about)$/
const article = /^(a|an)$/
const turn = /^(it's|they're|that's|it|they|this|that|he's|she's|you're|we're)$/
/** Longest first half, in words; a longer one is an argument. */
const LONGEST = 9
/** Most words of each half of “It isn't a tool. It's a movement.” */
const SHORT = 6

/** “not merely … but”, “not just a lawn, but a world”; “not just here but there” adds something. */
function opposes(sentence: SentenceCursor, negation: number, but: number): boolean {
  const kind = sentence.lower(negation + 1)
  if (kind !== 'just') return kind !== 'about'
  return (
    article.test(sentence.lower(negation + 2)) &&
    but + 1 < sentence.end &&
    article.test(sentence.lower(but + 1))
  )
}

/** A form of be comes before the “not”: “shows what you built, not just where” is no denial. */
function deniesBeing(sentence: SentenceCursor, negation: number): boolean {
  if (sentence.lower(negation) !== 'not') return true
  if (negation === sentence.first) return true
  return /^(is|are|was|were|it's|that's|they're|this|we're|you're|he's|she's)$/.test(
    sentence.lower(negation - 1),
  )
}

/** The last word of “not just X, it's Y”, “not merely X but Y” or “isn't about X. It's about Y”; -1 without one. */
function endOfContrast(sentence: SentenceCursor, negation: number): number {
  if (negation + 2 >= sentence.end || !denial.test(sentence.lower(negation))) return -1
  const kind = sentence.lower(negation + 1)
  if (!deniesBeing(sentence, negation)) return -1
  // “It isn't a tool. It's a movement.”
  if (article.test(kind) && sentence.wordCount <= SHORT) return shortTurnOfNext(sentence)
  if (!limit.test(kind)) return -1
  const bound = Math.min(sentence.end, negation + 3 + LONGEST)
  for (let word = negation + 3; word < bound; word++) {
    const separator =
      sentence.separator(word) &
      (SEPARATOR.comma | SEPARATOR.semicolon | SEPARATOR.dash | SEPARATOR.colon)
    const text = sentence.lower(word)
    if (text === 'but') return opposes(sentence, negation, word) ? word : -1
    if (separator !== 0 && turnsAt(sentence, word, text))
      return Math.min(word + Number(/^(it|they|this|that)$/.test(text)), sentence.end - 1)
  }
  return sentence.end - negation <= LONGEST + 3 ? turnOfNext(sentence) : -1
}

function turnsAt(sentence: SentenceCursor, word: number, text: string): boolean {
  if (!turn.test(text) || word + 1 >= sentence.end) return false
  if (text.includes("'")) return true
  return /^(is|are|was|were)$/.test(sentence.lower(word + 1))
}

/** Both sentences are short, and the second opens with “It's a”. */
function shortTurnOfNext(sentence: SentenceCursor): number {
  const last = turnOfNext(sentence)
  if (last === -1) return -1
  const { sentences, textOf } = sentence.document
  const end = sentences.endWords[sentence.index + 1]
  const isShort = end - sentences.firstWords[sentence.index + 1] <= SHORT
  return isShort && last + 1 < end && article.test(textOf(last + 1, last + 1)) ? last : -1
}

/** The turn may be a sentence of its own: “It isn't about X. It's about Y.” */
function turnOfNext(sentence: SentenceCursor): number {
  const { sentences, words, textOf } = sentence.document
  const next = sentence.index + 1
  if (next >= sentences.count || sentences.blocks[next] !== sentences.blocks[sentence.index])
    return -1
  const first = sentences.firstWords[next]
  const end = sentences.endWords[next]
  if (end - first < 3 || words.count < end) return -1
  const text = textOf(first, first + 1)
    .toLowerCase()
    .replaceAll('’', "'")
  if (/^(it's|they're|that's)\b/.test(text)) return first
  return /^(it is|it was|they are)\b/.test(text) ? first + 1 : -1
}

export default defineRule({
  id: 'contrast-template',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A contrast with a claim that nobody made.',
  fix: 'Cut the denial and keep the claim.',
  sentence: {
    needs: ['negation'],
    *match(sentence) {
      for (
        let word = sentence.find('negation');
        word !== -1;
        word = sentence.find('negation', word + 1)
      ) {
        const last = endOfContrast(sentence, word)
        if (last !== -1) {
          yield { first: word, last, data: undefined }
          return
        }
      }
    },
  },
  explain: (quote) => `“${quote}” denies something nobody claimed before it gets to the point.`,
  examples: {
    bad: [
      "A garden is «not just a lawn, it's» a world.",
      "It «isn't about speed. It's» about trust.",
      "It «isn't a pump. It's» a promise.",
      'It is «not just a lawn, but» a world.',
      'She is «not merely\na cook but» an artist.',
      "It's «not just a pump. It's» a promise.",
    ],
    good: [
      'It is not a lawn but a garden.',
      'It is not just slow but also wrong.',
      "It isn't a lawn. We sold it.",
      "It isn't about May. We left.",
      "The list shows what is there, not just what is new. It's short.",
      'He is not merely late.',
      "She is not just tired, and it's late in May, so we left.",
    ],
  },
})
