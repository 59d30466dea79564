import { isAsserted, isFollowedBy } from '../queries/context/not-asserted.ts'
import { hasAmountNear, hasInstanceAfter, sentenceHas } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Ranks by praise; “the most recent” and “the most confusing” are read off or argued for. */
const PRAISE =
  'powerful|influential|innovative|advanced|popular|trusted|respected|beautiful|successful|renowned|prestigious|compelling|exciting|impressive|celebrated|iconic|versatile|talented|admired'
const BEST = `(best|greatest|finest|most (${PRAISE}))`
/** “One of the best ways to learn it” gives advice. */
const ADVICE = new Set(
  'way ways practice practices thing things place places reason reasons time times known page risk risks problem problems challenge danger mistake mistakes weakness'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'hedged-superlative',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A superlative that is claimed and hedged at once.',
  fix: 'Give the rank and who awarded it, or say what is good about it.',
  phrases: [
    `(arguably|possibly|perhaps|probably|maybe|easily|quite possibly) (the|one of the|his|her|their|its) ${BEST}`,
    `one of (the|his|her|its|their) ${BEST}`,
    `(among|amongst) the ${BEST}`,
  ],
  accepts: ({ first, last }, document) => {
    const sentence = document.words.sentences[last]
    return (
      !isFollowedBy(document, last, ADVICE) &&
      !hasAmountNear(document, last) &&
      !hasInstanceAfter(document, last) &&
      isAsserted(document, first) &&
      !sentenceHas(document, sentence, 'first_person') &&
      document.sentences.links[sentence] === 0
    )
  },
  explain: (quote) => `“${quote}” is a superlative that nobody can check.`,
  examples: {
    bad: [
      'It is «arguably the best» film of its time.',
      'She is «one of the most influential» painters.',
      'This is «one of the **finest»** wines.',
    ],
    good: [
      'Perhaps the most confusing part is the callback.',
      'One of the best ways to learn it is to write it.',
      'It is one of the best tools that I know.',
      'Here are some of the most useful of them:\n\n- a saw\n- a plane',
      'It is the best film of its time, says Anna Reed.',
      'It is one of the three most read papers.',
      'Some of the most recent commits fail.',
      'One of the boys was the best.',
      'Two of them are one of the finest wines.',
      'It is one of the finest wines, such as port.',
      'Is this one of the finest wines?',
      '[This](https://example.org/wines) is one of the finest wines.',
    ],
  },
})
