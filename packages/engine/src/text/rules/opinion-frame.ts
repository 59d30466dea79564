import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'opinion-frame',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A frame that marks as opinion what the sentence already says.',
  fix: 'Delete the frame and give the reason for the opinion.',
  phrases: [
    'in my (humble|honest|personal|own|) (opinion|view|estimation)',
    'in our (humble|honest|personal|) (opinion|view)',
    "(i|we) (would|'d) (argue|venture|submit) that",
    '(i|we) (personally|honestly|strongly|firmly|truly|genuinely) (believe|think|feel)',
    '(it seems|it appears) to (me|us)',
    'if (you ask|anyone asks) me',
    "i (can't|cannot|could not|couldn't) help but (think|conclude)",
    'i (just|) (feel|think|guess) (like maybe|maybe|perhaps|that maybe)',
    'one (could|might|may|can) (argue|say|think|assume|suppose|conclude) that',
  ],
  explain: (quote) => `“${quote}” frames the statement as an opinion and gives no reason for it.`,
  examples: {
    bad: [
      '«In my humble opinion», the book is long.',
      '«One could argue that» it works.',
      '«I **personally**\nbelieve» in trains.',
    ],
    good: [
      'In my experience the seal lasts a year.',
      'In our second view we use tags.',
      'I believe the train left at noon.',
      'One could see the sea.',
      'I would say that again.',
    ],
  },
})
