import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'corporate-speak',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A meeting-room figure of speech.',
  fix: 'Say what will be done and when.',
  phrases: [
    '(circle|circling|circled) back (to|on|with|around|next)',
    '(touch base|touching base|touched base)',
    '(move|moves|moving|moved) the needle',
    '(think|thinking|thinks|thought) (outside|out of) (of|) the box',
    '(hit|hits|hitting) the ground running',
    '(take|takes|taking|took) (this|that|it) offline',
    '(get|gets|getting|got) the ball rolling',
    '(move|moves|moving|moved) the (goal posts|goalposts)',
    '(push|pushes|pushing|pushed) the envelope',
    '(boil|boiling) the ocean',
    '(open|opening) the kimono',
    '(low hanging fruit|elephant in the room|all hands on deck|bang for your buck|bang for the buck|apples to apples|in the weeds|at the coalface|blue sky thinking|helicopter view|single pane of glass|singing from the same)',
    '(bring|brings|bringing|brought) (_|) to the table',
    '^(going|moving) forward',
    '(leverage|leveraging) (our|their|your|its) (expertise|experience|strengths|assets|network|resources|skills)',
  ],
  explain: (quote) => `“${quote}” is a figure from meetings that says less than the act.`,
  examples: {
    bad: [
      'We «circle back to» it in May.',
      'It will «move the needle».',
      'Let us «think outside\nthe box».',
    ],
    good: [
      'The planes circle the field.',
      'Do not move this needle of the gauge by hand.',
      'They think the box is empty.',
    ],
  },
})
