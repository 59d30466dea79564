import { type Document, SEPARATOR } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** How far after “whether you're” its “or” may be, in words. */
const REACH = 9

/** “Whether you're a beginner or a cook”, but not “whether you're in time” and “whether you're a cook or not”. */
function namesTwoReaders(document: Document, last: number): boolean {
  const end = Math.min(
    document.sentences.endWords[document.words.sentences[last]] - 1,
    last + 1 + REACH,
  )
  for (let word = last + 2; word < end; word++) {
    if (document.textOf(word, word).toLowerCase() === 'or') {
      return document.textOf(word + 1, word + 1).toLowerCase() !== 'not'
    }
  }
  return false
}

export default defineRule({
  id: 'whether-you-are',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An appeal to every kind of reader.',
  fix: 'Name the reader this is for, or delete the clause.',
  phrases: [
    "whether (you're|you are)",
    '(suitable|perfect|ideal|great) for (both|all) (beginners|novices|levels|ages|skill levels|newcomers|everyone|anyone)',
    '(from|for) (beginners|novices|newcomers) to (experts|professionals|advanced|veterans|pros|seasoned)',
    'for (beginners|novices|newcomers) and (experts|professionals|advanced|veterans|pros|seasoned|experienced) (_|) alike',
    "(something for everyone|there's something for everyone|there is something for everyone)",
  ],
  accepts: ({ first, last, pattern }, document) =>
    !pattern.startsWith('whether') ||
    (namesTwoReaders(document, last) &&
      (first === document.sentences.firstWords[document.words.sentences[first]] ||
        (document.words.separators[first] & (SEPARATOR.comma | SEPARATOR.dash)) !== 0)),
  explain: (quote) => `“${quote}” addresses every reader and helps none.`,
  examples: {
    bad: [
      "«Whether you're» a beginner or a cook, read on.",
      'The town has «something for everyone».',
      '«Whether you\nare» looking for rain or sun, go.',
      'In May, «whether you are» a beginner or a cook, read on.',
    ],
    good: [
      "Whether it's a planting or a clean-up, they come.",
      'Ask whether you are in time.',
      'Whether you are a member or not, you may vote.',
      'The bus runs from Rome to Milan.',
      'He wondered whether the king knew.',
      'For everyone something was left.',
      'Ask whether you are a beginner or a cook.',
    ],
  },
})
