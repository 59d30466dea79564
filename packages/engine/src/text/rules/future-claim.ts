import { isFollowedBy, isSupposed } from '../queries/context/not-asserted.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** “Will transform into a pupa” changes shape. */
const INTO = new Set(['into'])

export default defineRule({
  id: 'future-claim',
  type: 'unsupported_claim',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A forecast stated as certain.',
  fix: 'Say who expects it and why, or say what is possible today.',
  phrases: [
    '(will|is going to|are going to|is set to|are set to|is poised to|are poised to|is about to|promises to|is bound to|is destined to) (soon|undoubtedly|certainly|forever|fundamentally|completely|inevitably|eventually|likely|) (revolutionise|revolutionize|transform|reshape|redefine|disrupt|eradicate|reinvent|change (the way|how|the world|everything|our lives|the face|the future|the game))',
    '(is|are|represents|represent) the future of',
    '(will|is going to|are going to) (undoubtedly|inevitably|no doubt) (be|become|lead|make|play|continue|change|have|shape)',
    '(will|is going to) never be the same',
    '(by|before) (2030|2035|2040|2050) (,|) (all|every|most|nearly all|almost all|no one|nobody|we will)',
    'the possibilities are (endless|limitless)',
    '(only|just) a matter of time (before|until|when)',
    '(the way of the future|the wave of the future)',
    'poised for (rapid|) (growth|greatness|success|a breakthrough)',
  ],
  accepts: (hit, document) =>
    !isSoftwareText(document) &&
    lacksSupport(hit, document) &&
    !isSupposed(document, hit.first) &&
    !isFollowedBy(document, hit.last, INTO),
  explain: (quote) => `“${quote}” presents a forecast as a fact.`,
  examples: {
    bad: [
      'Tea «will revolutionise» the office.',
      'Tea «is **the** future of» work.',
      'It is «only a matter of\ntime before» all drink tea.',
    ],
    good: [
      'No power will dominate the sea.',
      'Gartner said in 2019 that tea will transform the office.',
      'Some of the leaves will transform into tea.',
      'Tea will be served at four.',
      'The future of tea is open.',
      'Will tea transform the office?',
      'Ask whether tea is the future of work.',
      'Run `tea`. Tea is the future of work.',
    ],
  },
})
