import { type Document, SEPARATOR } from '../document/document.ts'
import { lowerAt, sentenceEnds, sentenceHas } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const REASONS = new Set([
  'because',
  'since',
  'if',
  'given',
  'therefore',
  'unless',
  'due',
  'as',
  'so',
  'but',
  'though',
  'although',
  'while',
  'when',
])

const MODALS = new Set(['may', 'might', 'could', 'can', 'would'])

/** The doubt is the speaker's own, a question, conditional or explained. */
function givesReason(document: Document, hit: number): boolean {
  const sentence = document.words.sentences[hit]
  const { links, tails } = document.sentences
  if ((document.words.separators[hit] & SEPARATOR.bracket) !== 0) return true
  if (sentenceHas(document, sentence, 'modal') && MODALS.has(lowerAt(document, hit - 1)))
    return true
  if (links[sentence] > 0 || (tails[sentence] & SEPARATOR.question) !== 0) return true
  if (sentenceHas(document, sentence, 'first_person')) return true
  if (sentenceHas(document, sentence, 'second_person')) return true
  const { first, last } = sentenceEnds(document, hit)
  for (let word = first; word <= last; word++) if (REASONS.has(lowerAt(document, word))) return true
  return false
}

export default defineRule({
  id: 'unexplained-hedge',
  type: 'hedging_and_absolutes',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A hedge without a reason.',
  fix: 'Give the reason for the doubt, or delete the hedge.',
  phrases: ['(arguably|conceivably)'],
  kinds: ['paragraph'],
  accepts: ({ first }, document) => !givesReason(document, first),
  explain: (quote) => `“${quote}” hedges without giving a reason.`,
  examples: {
    bad: [
      'The name is «arguably» Norse.',
      'It was «conceivably» painted later.',
      'It is «arguably» the older bridge.',
      'It could rain, and the name is «arguably» Norse.',
    ],
    good: [
      'The wall was presumably painted later.',
      'The bridge was supposedly built by monks.',
      'A small force will probably stay.',
      'Perhaps it was painted later.',
      'The gauge may have been lost by then.',
      'The fault was probably due to rust.',
      'The name is probably Norse, because it ends in -by.',
      'I was probably wrong.',
      'If it fails, it is probably the fuse.',
      'Is it probably Norse?',
      'Is the name arguably Norse?',
      'The name is arguably Norse, because of its end.',
      'We say that the name is arguably Norse.',
      'The name is arguably Norse to you.',
      'Run `tea`. The name is arguably Norse.',
      'The name is arguably Norse ([list](https://example.org/names)).',
      'The name (arguably Norse) is old.',
      'The name could arguably be Norse.',
    ],
  },
})
