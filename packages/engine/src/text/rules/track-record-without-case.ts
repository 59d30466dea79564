import { hasDetailNear, hasInstanceAfter } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'track-record-without-case',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'A success record without one case.',
  fix: 'Name one customer, project or result.',
  phrases: [
    '(solid|strong|excellent|impressive|long|successful) track record',
    '(helped|helps|helping|served|supported|assisted|empowered) (countless|thousands of|many|hundreds of|numerous|dozens of|millions of|so many|several) <vague_agent>',
    '(trusted|loved|used|chosen|recommended|preferred) by (thousands|millions|hundreds|countless|leading|top|experts|professionals|teams|companies|businesses) (_|)',
    '(many|countless|numerous|thousands of|hundreds of) (success stories|satisfied customers|happy customers)',
    '(a proven leader|a leader in (the industry|its field|the field))',
    '(years|decades) of (combined|) (experience|expertise|excellence)',
    '(award winning|award-winning|world class|world-class|industry leading|industry-leading|best in class|best-in-class) (team|company|service|services|support|customer|product|products|solution|solutions|platform|software|design)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    !hasDetailNear(document, last) && !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” claims a record and names no case from it.`,
  examples: {
    bad: [
      'The firm has a «strong track record».',
      'It has «helped countless businesses».',
      'We have «decades of experience».',
    ],
    good: [
      'Industry leaders have called for more.',
      'Satisfied customers are likely to return.',
      'She was loved by many people.',
      'The firm has a proven track record: it built the Forth Bridge.',
      'It helped 40 businesses.',
      'She has track records of songs.',
      'The platform is trusted by Siemens.',
    ],
  },
})
