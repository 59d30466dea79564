import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'future-cliche',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A remark about the future that fits any subject.',
  fix: 'Say what is planned or expected, by whom and by when.',
  phrases: [
    '(only|) time (will|alone will|alone can) tell',
    'it (remains|is yet) to be seen',
    '(the|a) (future|road|path|journey|years) (ahead|to come) (is|are|will|remains|looks|may|holds)',
    '(what|whatever) the future (holds|may hold|will bring|brings)',
    '(shape|shaping|shapes|define|defining|reshape|reshaping|transform) the future of',
    'as (technology|society|the world|the field|the industry|research) (continues|advances|evolves) (to|) (evolve|advance|grow|progress|change)',
    '(on|at) the (horizon|cusp|brink|verge|forefront) of (a new|a|innovation|the|new)',
    'a new (chapter|era) (in|of|for)',
    '(stand|stands|standing) (at|on) the (cusp|brink|precipice|crossroads|threshold|dawn) of',
  ],
  explain: (quote) => `“${quote}” could be said of any subject at any time.`,
  examples: {
    bad: [
      '«Only time will tell» if it rains.',
      'Robots will «shape the future of» work.',
      'We «stand at the\ndawn of» steam.',
    ],
    good: [
      'Research advances in this field are slow.',
      'The law will hold in the years to come.',
      'Time will be kept by the clock.',
      'She came in order to stay the night.',
      'The future tense ends in -bo.',
    ],
  },
})
