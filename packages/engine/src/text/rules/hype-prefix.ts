import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'hype-prefix',
  type: 'generic_phrasing',
  severity: 'medium',
  exemptIn: ['quotations', 'stories'],
  summary: 'A compound of hype.',
  fix: 'Say what changed, and by how much.',
  phrases: [
    '(game changing|game changer|game changers|groundbreaking|trailblazing|next gen|next level|revolutionary|paradigm shifting|mind blowing|jaw dropping|awe inspiring|life changing|world changing|earth shattering|cutting edge|never before seen|once in a lifetime|unprecedented|ultra modern|hyper personalized|hyper personalised) (technology|technologies|solution|solutions|approach|product|products|innovation|innovations|platform|experience|experiences|opportunity|features|feature|way|idea|ideas|results|performance|design|method|framework|tool|tools|research|advancements|insights|heights|levels)',
    '(a|the|real|true|total|complete|absolute) game changer',
    '(is|are|was) (truly|absolutely|nothing short of|simply) (revolutionary|groundbreaking|game changing|mind blowing|life changing|transformative|remarkable|extraordinary)',
    '(nothing short of) (revolutionary|miraculous|remarkable|extraordinary|spectacular|amazing|magical|transformative|incredible|a miracle)',
    '(revolutionize|revolutionizes|revolutionizing|revolutionized|revolutionise|revolutionising) (the|how|our|your|industries|healthcare|education)',
  ],
  explain: (quote) => `“${quote}” announces a change and measures nothing.`,
  examples: {
    bad: [
      'It is «a game-changer».',
      'A «groundbreaking approach» to pumps.',
      'A pump «nothing short\nof revolutionary».',
    ],
    good: [
      'Such a use of the work is transformative.',
      'Her plan was revolutionary in its time.',
      'The press revolutionized printing: a page took a minute.',
      '“It is a game changer,” he said.',
      'The revolutionary army marched.',
      'The game is changing.',
      'A new approach cut the cost by half.',
    ],
  },
})
