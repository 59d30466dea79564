import { GAP } from '../document.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'whether-you-are',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A list of readers that stands for everybody.',
  fix: 'Name the one reader whom the next sentence serves, or delete the clause.',
  phrases: [
    "whether (you're|you are|you want|you prefer|you need|you have|you love) (a|an|looking|new|just|planning|seeking|working|hosting|dealing|craving|exploring|searching|building|preparing|traveling|travelling) (_|)",
    '(suitable|perfect|ideal|great) for (both|all) (beginners|novices|levels|ages|skill levels|newcomers|everyone|anyone)',
    '(from|for) (beginners|novices|newcomers|beginner) to (experts|professionals|advanced|veterans|pros|seasoned)',
    'for (beginners|novices|newcomers) and (experts|professionals|advanced|veterans|pros|seasoned|experienced) (_|) alike',
    "(something for everyone|there's something for everyone|there is something for everyone)",
  ],
  accepts: ({ first, pattern }, document) =>
    !pattern.startsWith('whether') ||
    first === document.sentences.firstWords[document.words.sentences[first]] ||
    (document.words.gaps[first] & GAP.comma) !== 0,
  explain: (quote) => `“${quote}” addresses everybody, so it tells no reader anything.`,
  examples: {
    bad: [
      "«Whether you're a beginner» or a cook, read on.",
      'The town has «something for everyone».',
      '«Whether you are\nlooking for» rain or sun, go.',
    ],
    good: [
      "Whether it's a planting or a clean-up, they come.",
      'Ask whether you are in time.',
      'The bus runs from Rome to Milan.',
      'He wondered whether the king knew.',
      'For everyone something was left.',
    ],
  },
})
