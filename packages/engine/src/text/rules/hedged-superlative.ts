import { hasAmountNear, hasInstanceAfter, lowerAt } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

/** "The most recent commits" can be looked up. */
const PLAIN = new Set(['recent', 'recently', 'common', 'commonly', 'basic', 'likely', 'of', 'up'])

export default defineRule({
  id: 'hedged-superlative',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A top rank that is claimed and taken back in the same phrase.',
  fix: 'Give the rank and who awarded it, or describe what is good about it.',
  phrases: [
    '(arguably|possibly|perhaps|probably|maybe|easily|quite possibly|considered) (the|one of the|his|her|their|its) (most|best|greatest|worst|finest|largest|biggest|first|only|strongest|oldest|single|highest)',
    '(some|many|one) of (the|his|her|its|their) (most _|best|greatest|finest|worst)',
    '(among|amongst) the (most _|best|greatest|finest)',
    '(the|his|her|its) (best|most widely|most well) known (and most|) (for|as|)',
  ],
  accepts: ({ last }, document) =>
    !PLAIN.has(lowerAt(document, last)) &&
    !hasAmountNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    document.sentences.links[document.words.sentences[last]] === 0,
  explain: (quote) => `“${quote}” claims a top rank without a list on which it could be looked up.`,
  examples: {
    bad: [
      'It is «arguably the best» film of its time.',
      'She is «one of the most influential» painters.',
      '«Some of the **finest»** wine grows here.',
    ],
    good: [
      'Here are some of the most useful of them:\n\n- a saw\n- a plane',
      'It is the best film of its time, says Anna Reed.',
      'It is one of the three most read papers.',
      'Some of the most recent commits fail.',
      'One of the boys was the best.',
    ],
  },
})
