import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'assistant-courtesy',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations'],
  summary: 'A courtesy of a chat in a text that is no chat.',
  fix: 'Delete it.',
  phrases: [
    '^(i|) hope (this|that) (helps|information helps|answers your question|clarifies things|is helpful)',
    "^(please|) let me know if (you'd like|you would like) (me to|any|more|further|a|another|additional)",
    '^(please|) let me know if you (need|have|want) (any|further|more) (further|other|additional|) (assistance|questions|changes|adjustments|modifications|revisions|clarification|help)',
    '^(please|) let me know if you want me to (refine|revise|adjust|expand|rewrite|tweak|make|add|continue)',
    '^(if you have any|should you have any|if you need any) (further|other|more|additional|) (questions|assistance|concerns) , (please|) (let me know|feel free to (ask|let me know))',
    "^(please|) (feel free|don't hesitate|do not hesitate) to (reach out|let me know)",
    "^(that's|that is|what) (a|an) (great|excellent|fantastic|wonderful|thoughtful) question$",
    "^(i'd|i would) be (happy|glad|delighted) to (help|assist|explain)",
    'i hope this (email|message|letter) finds you (well|in good)',
    '^(happy|glad) to help$',
    '^i understand (your|you) (concern|frustration|concerns)',
  ],
  suggest: () => '',
  explain: (quote) => `“${quote}” belongs to a conversation and tells the reader nothing.`,
  examples: {
    bad: [
      'It rains. «I hope this helps»!',
      "«Let me know if you'd\nlike me to» go on.",
      '«Please feel free to reach out» in May.',
      "«That's a great question».",
    ],
    good: [
      "Don't hesitate to ask for help when the valve sticks.",
      '“I understand your concern,” said the clerk.',
      'I hope this rain stops.',
      'Let me know if you see her.',
      'He felt free to ask.',
      'That is a great question of law.',
    ],
  },
})
