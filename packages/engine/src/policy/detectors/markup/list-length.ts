import { defineNumberDetector } from '../detector.ts'
import { listsOf } from './lists.ts'

/** Lists with fewer than N items. */
export const shortList = defineNumberDetector({
  id: 'short-list',
  names:
    'short list, short lists, single item list, single item lists, lists with one item, lists with a single item, list with a single item, list with one item, lists with only one item, lists of one, lists of one item, lists with just one item, single bullet lists, lists with only one bullet, lists with a single bullet, lone bullets, a single bullet, single bullet, single bullets, single bullet points, a single bullet point, lone bullet points',
  describe: 'lists with too few items',
  parameter: {
    name: 'items',
    fallback: 2,
    range: [2, 100],
    describe: 'The fewest items that a list may have',
  },
  *find(draft, fewest) {
    for (const { items, start, end } of listsOf(draft)) {
      if (items.length < fewest) yield { start, end }
    }
  },
})

/** Lists with more than N items. */
export const longList = defineNumberDetector({
  id: 'long-list',
  names: 'long list, long lists, overlong lists, too long lists, long bullet lists, endless lists',
  describe: 'lists with too many items',
  parameter: {
    name: 'items',
    fallback: 9,
    range: [1, 1000],
    describe: 'The most items that a list may have',
  },
  *find(draft, most) {
    for (const { items, start, end } of listsOf(draft)) {
      if (items.length > most) yield { start, end }
    }
  },
})
