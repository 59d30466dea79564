import type { Document } from '../document.ts'
import { hasAmountNear, lowerAt, sentenceEnds } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

/** “(tea, milk, etc.)” is an aside; “the first …, the second …, and so on” shows how to go on. */
function goesOnClearly(document: Document, last: number): boolean {
  const { words, source } = document
  if (/^\.?\)/.test(source.slice(words.ends[last], words.ends[last] + 2))) return true
  const { first } = sentenceEnds(document, last)
  for (let at = first; at < last; at++) if (lowerAt(document, at) === 'second') return true
  return false
}

export default defineRule({
  id: 'vague-list-end',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A list that ends in words for what was not listed.',
  fix: 'List what matters and stop, or say how many more there are.',
  phrases: [
    '(and|or) (so on|so forth|the like|so on and so forth)',
    'and (much|many|so much|plenty|lots|a lot|) more$',
    'and (much|many|so much) more (besides|to come|things|features|options)',
    '(and|) (among|amongst) (many|) (others|other things)$',
    '(to name (but|just|only|) a few|just to name a few|the list goes on|and (then|) some|you name it|and what have you|and whatnot|and stuff|or whatever)$',
    'etc$',
  ],
  kinds: ['paragraph'],
  accepts: ({ last }, document) => !hasAmountNear(document, last) && !goesOnClearly(document, last),
  explain: (quote) => `“${quote}” stands for things that the list leaves out.`,
  examples: {
    bad: [
      'They sell tea, coffee, «and more».',
      'Bring pens, paper, «etc».',
      'We plant oak, ash, «and so on».',
    ],
    good: [
      'Fill all vessels (cups, pots, etc.).',
      'The first row is for tea, the second for milk, and so on.',
      'They sell tea and more coffee.',
      'Bring pens and paper.',
      'We plant oak and 12 more.',
      'And so on Monday we met.',
    ],
  },
})
