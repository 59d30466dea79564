import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'serves-as',
  type: 'generic_phrasing',
  severity: 'medium',
  summary: 'A thing said to stand for something, where a fact is due.',
  fix: 'Say what the thing is or does.',
  phrases: [
    '(serves|serve|served|serving|stands|stand|stood|acts|acted) as (a|an|the) (testament|beacon|cornerstone|linchpin|bedrock|microcosm|(powerful|poignant|stark|enduring|lasting|living|constant|timeless|potent|sobering|shining) (testament|reminder|beacon|symbol|tribute|example|cornerstone))',
    '(is|was) (a|the) (true|shining|powerful|living|stark|poignant|enduring|lasting) (testament|reminder|embodiment|reflection|symbol|beacon) (of|to|that)',
    '((is|was|are|were) (a|an) (_|)|a) testament to',
  ],
  explain: (quote) => `“${quote}” says what the thing stands for, not what it does.`,
  examples: {
    bad: [
      'The bridge «serves as a testament» to skill.',
      'It «stands as a powerful reminder» of war.',
      'Her book «is a testament to» care.',
      'His desk, «a testament\nto» order, is oak.',
    ],
    good: [
      'He served as a captain for two years.',
      'The will and testament was read to us.',
      'A reminder of the date was sent.',
      'The hall serves as a school.',
    ],
  },
})
