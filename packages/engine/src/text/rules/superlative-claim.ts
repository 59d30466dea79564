import type { Document } from '../document/document.ts'
import { isFollowedBy, isSupposed } from '../queries/context/not-asserted.ts'
import { holdsDigits } from '../queries/context/points-back.ts'
import { lowerAt } from '../queries/context/surroundings.ts'
import { isName, lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** “By far the best way to call it” gives advice. */
const ADVICE = new Set(['way', 'ways', 'choice', 'option', 'idea'])

/** “The best that I have had” is a taste. */
function speaksOfOneself(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  const { firstWords, endWords } = document.sentences
  const end = Math.min(endWords[sentence], firstWords[sentence] + 60)
  for (let at = firstWords[sentence]; at < end; at++) {
    if (/^(i|i've|i'd|me|my)$/.test(lowerAt(document, at))) return true
  }
  return false
}

/** A name that is not the first word of its sentence. */
function holdsNameInside(document: Document, word: number): boolean {
  const { firstWords, endWords } = document.sentences
  const sentence = document.words.sentences[word]
  const end = Math.min(endWords[sentence], firstWords[sentence] + 60)
  for (let at = firstWords[sentence] + 1; at < end; at++) if (isName(document, at)) return true
  return false
}

export default defineRule({
  id: 'superlative-claim',
  type: 'unsupported_claim',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A superlative without a source.',
  fix: 'Give the source, or leave the superlative out.',
  phrases: [
    "(the|a) (world's|nation's|country's|industry's|market's|region's|city's|area's) (leading|best|finest|premier|foremost|number one|first and only)",
    '(a|the) (leading|premier|foremost|top) (provider|supplier|manufacturer|brand|company|platform|authority|expert|destination|choice|name)',
    'the (best|greatest|fastest|finest|cheapest|safest|strongest|easiest|simplest) (_|_ _|) (in the world|on the market|in the industry|in the business|on the planet|ever made|ever built|money can buy)',
    'the most <inflated_adjective> (_|_ _|) (in the world|on the market|in the industry|on earth|on the planet|in history|of all time)',
    'the most (powerful|advanced|effective|efficient|reliable|important|popular|influential|successful|beautiful|trusted|comprehensive|secure|dangerous) (_|_ _|) (in the world|on the market|in the industry|on earth|on the planet|in history|of all time|available|today)',
    '(is|are) (by far|easily|hands down|without a doubt|without question|undoubtedly|simply|quite simply) the (best|greatest|fastest|finest)',
    '(industry|market|world) leading',
    'second to none',
    'best in class',
    'bar none',
    'without equal',
    'without rival',
    'number one (choice|provider|brand|platform|destination)',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    !isSupposed(document, hit.first) &&
    !isFollowedBy(document, hit.last, ADVICE) &&
    !speaksOfOneself(document, hit.first) &&
    !holdsDigits(document, document.words.sentences[hit.first]) &&
    // A rank among all of the world that a named thing holds can be looked up.
    !(/world|country|nation/.test(hit.pattern) && holdsNameInside(document, hit.first)),
  explain: (quote) => `“${quote}” claims a top rank without a source.`,
  examples: {
    bad: [
      "Our shop is «the world's leading» seller of tea.",
      'It is «the best tea in the world».',
      'The tea «is **by far** the\nbest» we know.',
      'We are «a leading provider» of tea.',
      'The tea «is by far the best» in Leeds.',
    ],
    good: [
      "The wings are hands down the best I've had.",
      'It is the world’s biggest maker of lamps.',
      'Trials are the gold standard of medicine.',
      'It is the world’s most popular shop, with 200 million songs sold.',
      'We saw the Hassan Mosque, one of the largest mosques in the world.',
      'This is by far the best way to call it.',
      'The day was like no other.',
      'Everest is the highest mountain in the world (8,849 m, [survey](https://example.org/survey)).',
      'The best tea is the one you like.',
      'She was leading the choir.',
      'Is it the best tea in the world?',
      'It is no second to none.',
      'Ask whether it is the best tea in the world.',
      'It is the best tea in the world at 8 marks.',
      'Mount Everest has the best view in the world.',
    ],
  },
})
