import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'opinion-frame',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'Words that label an opinion and add nothing to it.',
  fix: 'State the opinion and the reason for it.',
  phrases: [
    'in (my|our) (humble|honest|personal|own) (opinion|view|estimation)',
    '(i|we) (personally|honestly|strongly|firmly|truly|genuinely) (believe|think|feel)',
    'if (you ask|anyone asks) me',
    "i (can't|cannot|could not|couldn't) help but (think|conclude)",
    'i (just|) (feel|think|guess) (like maybe|maybe|perhaps|that maybe)',
  ],
  explain: (quote) => `“${quote}” labels an opinion and adds nothing to it.`,
  examples: {
    bad: [
      '«In my humble opinion», the book is long.',
      "«I can't help but think» that it works.",
      '«I **personally**\nbelieve» in trains.',
    ],
    good: [
      'In my experience the seal lasts a year.',
      'In our second view we use tags.',
      'In my opinion the book is long.',
      'One might argue that the flag is needless, but the shell wants it.',
      'I would argue that it is used too little.',
      'I believe the train left at noon.',
      'One could see the sea.',
      'I would say that again.',
    ],
  },
})
