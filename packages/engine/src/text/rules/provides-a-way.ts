import { hasDetailNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'provides-a-way',
  type: 'generic_phrasing',
  severity: 'low',
  summary:
    'A thing said to provide a praised way, interface or foundation, where a verb would say what it does.',
  fix: 'Begin with what the reader can do: “It sorts …” for “It provides a convenient way to sort …”.',
  phrases: [
    '(provides|provide|providing|offers|offer|offering|delivers|delivering) (a|an|the) (convenient|simple|comprehensive|flexible|easy|powerful|clean|complete|unified|consistent|centralized|clear|user friendly|robust|structured|seamless|comfortable|intuitive|efficient|solid|holistic|versatile|scalable|reliable|streamlined|valuable) (and _|) (way|means|interface|api|solution|experience|framework|foundation|platform|environment|approach|set|method|mechanism|overview|toolkit|system|view|basis|structure)',
    '(provides|providing) a way (to|for)',
  ],
  accepts: ({ first }, document) => !hasDetailNear(document, first),
  explain: (quote) => `“${quote}” delays what the thing does, and praises it meanwhile.`,
  examples: {
    bad: [
      'The box «provides a convenient way» to sort apples.',
      'It «offers a robust and flexible framework» for shops.',
      'The class «provides a way to» count pears.',
      'The page, «providing a comprehensive overview», is new.',
    ],
    good: [
      'The box sorts apples by size.',
      'The bridge provides a way over the river.',
      'It provides a simple interface: `sort` and `count`.',
      'They provide a meal for 12 people.',
    ],
  },
})
