import type { Document } from '../document/document.ts'
import { hasDetailNear, lowerAt, sentenceEnds } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const NAMEABLE =
  'company|firm|brand|newspaper|magazine|university|bank|retailer|manufacturer|publisher|airline|hospital|startup|website|blog|platform|organization|organisation|agency|corporation|institution|vendor|supplier|politician|celebrity|author|expert|scientist|doctor|chef|artist|musician|designer|influencer'

/** “When a major bank fails, …”: any one of them is meant. */
function isSupposed(document: Document, word: number): boolean {
  const { first, last } = sentenceEnds(document, word)
  for (let at = first; at <= last; at++) {
    if (['if', 'when', 'whenever', 'would', 'could'].includes(lowerAt(document, at))) return true
  }
  return false
}

export default defineRule({
  id: 'unnamed-thing',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A company or person that is described but not named.',
  fix: 'Name it.',
  phrases: [
    `a (popular|leading|major|well-known|well known|famous|prominent|top|renowned|reputable|prestigious|global|multinational|fortune 500|notable|respected) (${NAMEABLE})`,
    '(leading|top) (companies|brands|newspapers|retailers|manufacturers|airlines|vendors|experts)',
    '(a|one) (friend of a friend|recent (study|survey|report|poll|article)|certain (someone|person|individual))',
    '(a company that shall remain nameless|which shall not be named)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) => !hasDetailNear(document, last) && !isSupposed(document, last),
  explain: (quote) => `“${quote}” leaves out the name.`,
  examples: {
    bad: [
      'She works for «a leading company».',
      'It was made by «a **popular** brand».',
      'He wrote for «a major newspaper».',
    ],
    good: [
      'It needs a grasp of a particular platform.',
      'When a major bank fails, others follow.',
      'Major publishers have lawyers.',
      'She works for Siemens, a leading company.',
      'A large company has many desks, says `README`.',
      'The brand is popular.',
      'A leading zero is cut.',
    ],
  },
})
