import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'softener',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A softener before a word that could stand alone.',
  fix: 'Delete the softener, or choose the weaker word.',
  phrases: [
    '(sort|kind) of (a|an|like|feel|feels|felt|think|want|wanted|makes|made|hard|weird|strange|cool|nice|funny|sad|difficult|odd|boring|fun|annoying|ugly|big|interesting|obvious|works|worked)',
    '(a bit|a little bit|a tad|a touch|a little|slightly|somewhat|rather|fairly|pretty much|more or less|kinda|sorta) (of a|unclear|unfortunate|problematic|controversial|misleading|confusing|disappointing|surprising|strange|odd|difficult|complicated|complex|concerning|ambiguous|arbitrary|questionable|subjective|unusual|unique|perfect|impossible|essential|dead|finished|identical|wrong|dangerous|illegal|false|true)',
    '(just|only) (sort|kind) of',
    'if (i|we) may say so',
    "for what it's worth",
  ],
  kinds: ['paragraph'],
  explain: (quote) => `“${quote}” softens a word that the sentence has chosen to use.`,
  suggest: (quote) =>
    /^(somewhat|rather|fairly|slightly|a (little )?bit|a tad|a touch|a little)\s/i.test(quote) &&
    !/of\s+a$/i.test(quote)
      ? quote.replace(
          /^(somewhat|rather|fairly|slightly|a (little )?bit|a tad|a touch|a little)\s+/i,
          '',
        )
      : undefined,
  examples: {
    bad: [
      'It is «kind of a» problem.',
      'The wording is «somewhat misleading».',
      'That was «a bit **strange»**.',
    ],
    good: [
      'What kind of problem do we have?',
      'It is a kind of moss.',
      'It is slightly wet.',
      'Add a bit of salt.',
    ],
  },
})
