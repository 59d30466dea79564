import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'more-than-just',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A thing is praised for being more than it is.',
  fix: 'Say what else it is or does.',
  phrases: [
    "(is|are|was|were|it's|they're|that's|become|becomes) (so|far|) (much|) more than (just|merely|simply|only) (_|)",
    '(go|goes|going|went|extend|extends|extending|extended|move|moves|moving) (far|well|way|) beyond (just|mere|merely|simply|simple) (_|)',
    '(go|goes|going|went|extend|extends|extending|extended|move|moves|moving) (far|well|way|) beyond the (ordinary|surface|basics|traditional|conventional)',
    'so much more than that',
  ],
  explain: (quote) => `“${quote}” says what the thing is not only, and leaves out what it is.`,
  examples: {
    bad: [
      'A garden «is more than just a» lawn.',
      'Work «is so much more than simply a» wage.',
      'Its use «goes far beyond mere play».',
    ],
    good: [
      'It is more than a mile.',
      'There fell more than only rain.',
      'He went beyond the wall at noon.',
    ],
  },
})
