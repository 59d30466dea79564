import type { Document } from '../document/document.ts'
import { wordIs } from '../queries/class-tests.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { lowerAt } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const SOFT =
  '(a bit|a little bit|a little|a tad|a touch|somewhat|rather|fairly|slightly|kind of|sort of)'
/** Words without degrees: nothing is somewhat unique. */
const WHOLE = '(unique|essential|impossible|ideal|perfect|infinite|universal|fatal|unanimous)'
const softened = `${SOFT} ${WHOLE}`
/** “May be a bit confusing” hedges twice. */
const DOUBTING = new Set(['may', 'might', 'could', 'seem', 'seems', 'appear', 'appears', 'perhaps'])
const JOINING = new Set(['be', 'feel', 'look', 'sound', 'seem', 'appear', 'come', 'off', 'across'])

function isHedgedBefore(document: Document, first: number): boolean {
  let word = first - 1
  for (; word > first - 4 && JOINING.has(lowerAt(document, word)); word--) {
    if (DOUBTING.has(lowerAt(document, word))) return sharesSentence(document, word, first)
  }
  return DOUBTING.has(lowerAt(document, word)) && sharesSentence(document, word, first)
}

/** “This kind of perfect fit”: a kind, and no softener. */
function isKind(document: Document, first: number): boolean {
  return /^(kind|sort)$/.test(lowerAt(document, first)) && !wordIs(document, first - 1, 'copula')
}

function sharesSentence({ words }: Document, word: number, first: number): boolean {
  return words.sentences[word] === words.sentences[first]
}

export default defineRule({
  id: 'softener',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A softener on a statement that is already hedged, or on a word that has no degrees.',
  fix: 'Delete the softener.',
  phrases: [
    softened,
    `${SOFT} (unclear|unfortunate|problematic|controversial|misleading|confusing|disappointing|surprising|strange|odd|weird|difficult|hard|annoying|complicated|complex|concerning|ambiguous|arbitrary|questionable|subjective|unusual|dangerous)`,
    "(if (i|we) may say so|for what it's worth)",
  ],
  kinds: ['paragraph'],
  accepts: ({ first, pattern }, document) => {
    if (pattern === softened) return isAsserted(document, first) && !isKind(document, first)
    return pattern.startsWith('(if') || isHedgedBefore(document, first)
  },
  explain: (quote) => `“${quote}” softens the statement for no reason.`,
  suggest: (quote) => {
    const softener =
      /^(somewhat|rather|fairly|slightly|(?:kind|sort)\s+of|a\s+(?:little\s+bit|bit|little|tad|touch))\s+/i
    return softener.test(quote) ? quote.replace(softener, '') : undefined
  },
  examples: {
    bad: [
      'The name may be «a bit confusing».',
      'Each case is «somewhat unique».',
      'This might seem «a little **strange»**.',
      'It could be «rather difficult» to test.',
      "It is slow, «for what it's worth».",
      'It is «kind of unique».',
      'They seem «a bit confusing».',
    ],
    good: [
      'It is kind of like a queue.',
      'This kind of perfect fit is rare.',
      'It is some kind of weird cache.',
      'The wording is somewhat misleading, as the table shows.',
      'The name is a bit of a mouthful.',
      'The only kind of event that repeats is this one.',
      'It is not somewhat unique, it is common.',
      'What kind of problem do we have?',
      'It is slightly wet.',
      'It might rain. Somewhat strange clouds came.',
      'The name is a bit confusing.',
      'It may bring a bit confusing names.',
      'It was so, perhaps. A bit confusing names came.',
      'So it would seem. A bit confusing names came.',
    ],
  },
})
