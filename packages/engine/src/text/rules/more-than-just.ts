import { hasAmountNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'more-than-just',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A “more than just” or “not only” that leaves out what the thing is.',
  fix: 'Say what it is or does.',
  phrases: [
    "(is|are|was|were|it's|they're|that's|become|becomes) (so|far|) (much|) more than (just|merely|simply|only)",
    '(go|goes|going|went|extend|extends|extending|extended|move|moves|moving) (far|well|way|) beyond (just|mere|merely|simply)',
    '(go|goes|going|went|extend|extends|extending|extended|move|moves|moving) (far|well|way|) beyond the (ordinary|surface|basics|traditional|conventional)',
    'so much more than that',
    '^not only (does|do|is|are|was|were|did|has|have|can|will) (_|) (_|) (_|) (_|) (_|) (_|) , but (it|they|he|she|we|you|also)',
    '^(this|that|it|they|our|the _|these) (_|) not only (_|) (_|) (_|) (_|) (_|) (_|) but also',
  ],
  accepts: ({ last }, document) => {
    // “More than just in dealing” is about justice, “more than just the index” about size.
    const isPlain = /^(just|only) (in|the|to|about)$/i.test(document.textOf(last, last + 1))
    return !isPlain && !hasAmountNear(document, last)
  },
  explain: (quote) => `“${quote}” says what the thing is not limited to before it says what it is.`,
  examples: {
    bad: [
      'A garden «is more than just» a lawn.',
      'Work «is so much more than simply» a wage.',
      'Its use «goes far beyond mere» play.',
    ],
    good: [
      'The load is more than just the oil.',
      'We were more than just in our dealings.',
      'It is more than a mile.',
      'There fell more than only rain.',
      'He went beyond the wall at noon.',
      'A garden is more than just a lawn of 400 m.',
    ],
  },
})
