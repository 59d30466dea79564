import { hasDetailNear, hasInstanceAfter } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'track-record-without-case',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'A claim of past success without an example.',
  fix: 'Name one customer, project or result.',
  phrases: [
    '(solid|strong|excellent|impressive|long|successful) track record',
    '(helped|helps|helping|served|supported|assisted|empowered) (countless|thousands of|many|hundreds of|numerous|dozens of|millions of|so many|several) <vague_agent>',
    '(many|countless|numerous|thousands of|hundreds of) success stories',
    '(a proven leader|a leader in (the industry|its field|the field))',
    '(years|decades) of (combined|) (experience|expertise|excellence)',
    'world class (team|company|service|services|support|product|products|solution|solutions|platform|software|design)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    !hasDetailNear(document, last) && !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” claims success but gives no example.`,
  examples: {
    bad: [
      'The firm has a «strong track record».',
      'It has «helped countless businesses».',
      'We have «decades of experience».',
      '- We have «decades of experience».',
    ],
    good: [
      'Industry leaders have called for more.',
      'Satisfied customers are likely to return.',
      'She was loved by many people.',
      'The firm has a proven track record: it built the Forth Bridge.',
      'It helped 40 businesses.',
      'She has track records of songs.',
      'The platform is trusted by Siemens.',
      'We have decades of experience: pumps, locks.',
      'Two of us have decades of experience.',
    ],
  },
})
