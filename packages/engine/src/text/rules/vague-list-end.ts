import type { Document } from '../document/document.ts'
import { followsList } from '../queries/context/listed-before.ts'
import { hasAmountNear, lowerAt, sentenceEnds } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const PLAIN = [
  '(and|or) (so on|so forth|the like)',
  'and more$',
  '(and|) (among|amongst) (many|) (others|other things)$',
  'etc$',
]
const plain = new Set(PLAIN)

/** “The second to the second, and so on” shows how to go on. */
function countsOn(document: Document, last: number): boolean {
  const { first } = sentenceEnds(document, last)
  for (let at = first; at < last; at++) {
    if (['second', 'third', 'next'].includes(lowerAt(document, at))) return true
  }
  return false
}

export default defineRule({
  id: 'vague-list-end',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A list that ends in “and much more”, or in “etc.” after a single item.',
  fix: 'Name the other items that matter, and stop there.',
  phrases: [
    ...PLAIN,
    'and (much|many|so much|plenty|lots|a lot) more$',
    'and (much|many|so much) more (besides|to come|things|features|options)',
    'and so on and so forth',
    '(to name (but|just|only|) a few|just to name a few|the list goes on|and what have you|and whatnot|and stuff|or whatever)$',
  ],
  kinds: ['paragraph'],
  accepts: ({ first, last, pattern }, document) =>
    !hasAmountNear(document, last) &&
    (!plain.has(pattern) ||
      (first > document.sentences.firstWords[document.words.sentences[first]] &&
        !followsList(document, first) &&
        !countsOn(document, last))),
  explain: (quote) => `“${quote}” leaves readers to guess the rest of the list.`,
  examples: {
    bad: [
      'They sell tea, coffee, «and much more».',
      'Bring paper, «etc».',
      'The park has lakes, woods, **«and\nwhatnot»**.',
      'You can plant oak «and so on».',
    ],
    good: [
      'Fill all vessels (cups, pots, etc.).',
      'Bring pens, paper, etc.',
      'We plant oak, ash, and so on.',
      'It may be red, blue or green. And so forth.',
      'It holds `map`, `filter`, and more.',
      'The first key opens the first door. The second opens the second door, and so on.',
      'The first row is for tea, the second for milk, and so on.',
      'They sell tea and more coffee.',
      'We plant oak and 12 more.',
      'And so on Monday we met.',
      'You can plant oak and so on in 12 of 20 towns.',
    ],
  },
})
