import { type Document, GAP, SHAPE } from '../document.ts'
import { words } from '../lexicons/words.ts'
import { isWordOf, lowerAt, sentenceEnds, sentenceHas } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

const OWNERS =
  "world's|country's|city's|region's|band's|century's|nation's|today's|history's|america's|england's|britain's"
const PLURALS = new Set(['children', 'men', 'women'])
/** Durations and counts of times have rules of their own. */
const TIMES = new Set(
  words('years times days weeks months decades centuries hours minutes reasons ways cases things'),
)

const SUBJECT_VERBS = new Set(
  words('still also even note contend hold credit felt saw expect point find call regard prefer'),
)

const isPlural = (word: string): boolean =>
  word.endsWith('s') && !word.endsWith('ss') && word.length > 3

/** "Some salt" measures; "some bridges" counts and does not say which. */
function countsThings(document: Document, word: number): boolean {
  // Groups of people are the business of `unnamed-group`.
  if (isWordOf(document, word + 1, 'vague_agent')) return false
  if (word + 1 < document.words.count && (document.words.flags[word + 1] & SHAPE.digit) !== 0)
    return false
  const next = lowerAt(document, word + 1)
  if (TIMES.has(next)) return false
  if (PLURALS.has(next) || isPlural(next)) return true
  // As a subject it may have an adjective or a verb behind it: "Some old bridges", "Many felt".
  const isSubject = word === sentenceEnds(document, word).first
  return (
    isSubject &&
    (SUBJECT_VERBS.has(next) || next.endsWith('ed') || isPlural(lowerAt(document, word + 2)))
  )
}

/** Tells a reader how things are; instructions and statements with a number, link or code are not meant. */
function isPlainStatement(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  const { links, punctuation } = document.sentences
  if (links[sentence] > 0 || (punctuation[sentence] & (GAP.quote | GAP.question)) !== 0)
    return false
  if (
    sentenceHas(document, sentence, 'first_person') ||
    sentenceHas(document, sentence, 'second_person')
  )
    return false
  const { first, last } = sentenceEnds(document, word)
  if (lowerAt(document, first) === 'if' || lowerAt(document, first) === 'when') return false
  for (let at = first; at <= last; at++)
    if ((document.words.flags[at] & SHAPE.opaque) !== 0) return false
  return true
}

export default defineRule({
  id: 'weasel-word',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A word that claims wide agreement, fame or number and cannot be counted.',
  fix: 'Say which, how many, or according to whom.',
  phrases: [
    '(some|many|certain) _',
    'widely _',
    '(generally|commonly|usually) (considered|regarded|believed|accepted|recognized|recognised|acknowledged|thought|agreed|seen|viewed)',
    '(most|best|well|better) known',
    '(in|by|for|among) (some|many) _',
    '(some|many) of (the|these|those|its|his|her|their|them)',
    '(some|many) (other|in)',
    'some (sort|kind|form) of',
    `(${OWNERS}) (most|best|greatest|finest|leading)`,
    '(his|her|their|its) most (popular|notable|famous|important|influential|significant|successful|known|prominent|recognizable|memorable)',
    'the most (popular|notable|famous|influential|prominent|celebrated|renowned|respected|admired|important|significant|successful|beloved)',
    '(the finest|most notably|critically acclaimed|of great|a great many|very popular|highly regarded|highly acclaimed|hugely popular|extremely popular|highly influential|a matter of debate|much debated|has been suggested|have suggested)',
    '(is|are|was|were) (said|thought|known|likely) to',
    'might (be|have been)',
    '(suggest|suggests|suggested|speculate|speculates|speculated|contend|contends|contended|theorize|theorized|argue|argues|argued|claim|claimed) that (the|it|he|she|they|this|these|there|his|her|a)',
  ],
  kinds: ['paragraph'],
  accepts: ({ first, pattern }, document) => {
    if (!isPlainStatement(document, first)) return false
    if (pattern.startsWith('(in|by')) return countsThings(document, first + 1)
    return !pattern.startsWith('(some|many|certain') || countsThings(document, first)
  },
  explain: (quote) =>
    `“${quote}” sounds like a count or a judgement and leaves open which, how many, or whose.`,
  examples: {
    bad: [
      '«Some bridges» were rebuilt.',
      'The song is «widely played».',
      'It is «the most **popular»** dish of the valley.',
    ],
    good: [
      'Some 400 bridges were rebuilt.',
      'If you like, some rivers have bridges.',
      'Some salt was left.',
      'Run `some things` twice.',
    ],
  },
})
