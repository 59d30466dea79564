import { type Document, SEPARATOR } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

function isAsked({ sentences, words }: Document, word: number): boolean {
  return (sentences.tails[words.sentences[word]] & SEPARATOR.question) !== 0
}

export default defineRule({
  id: 'stacked-hedges',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'Two hedges in a row.',
  fix: 'Keep one hedge.',
  replacements: {
    'may (possibly|perhaps|potentially|conceivably|arguably|presumably|probably)': 'may',
    'might (possibly|perhaps|potentially|conceivably|arguably|presumably|probably|maybe)': 'might',
    'could (possibly|perhaps|potentially|conceivably|arguably|maybe)': 'could',
    '(possibly|perhaps|maybe) might': 'might',
    '(possibly|perhaps|maybe) may': 'may',
    'seems to (suggest|indicate|imply)': 'suggests',
    'seem to (suggest|indicate|imply)': 'suggest',
    'appears to (suggest|indicate|imply)': 'suggests',
    'appear to (suggest|indicate|imply)': 'suggest',
    'appears to be likely': 'is likely',
    'perhaps it is possible that': 'perhaps',
    'it (is possible|may be possible|might be possible) that (perhaps|maybe|possibly)': 'perhaps',
    'it (seems|appears) (possible|probable) that': 'probably',
    'seems to possibly': 'may',
    'tends to (often|usually|generally|typically|sometimes|mostly)': 'tends to',
    'tend to (often|usually|generally|typically|sometimes|mostly)': 'tend to',
    '(often|usually|generally|typically|sometimes) tends to': 'tends to',
    '(often|usually|generally|typically|sometimes) tend to': 'tend to',
  },
  // “What could possibly go wrong?” asks for all there is.
  accepts: ({ first, pattern }, document) =>
    !/^(may|might|could) /.test(pattern) || !isAsked(document, first),
  explain: (quote) => `“${quote}” hedges the statement twice.`,
  examples: {
    bad: [
      'The change «may possibly» help.',
      'It «might\nperhaps» rain.',
      'This «seems to suggest» a leak in the pipe.',
    ],
    good: [
      'What could possibly leak here?',
      'Who might perhaps know?',
      'The change may help.',
      'Possibly, it might. Perhaps, though, it might not.',
      'It seems to me that this suggests a leak.',
      'The pump may, possibly, fail.',
    ],
  },
})
