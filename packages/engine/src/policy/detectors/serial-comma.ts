import { defineTextDetector } from './detector.ts'
import type { DetectorDraft, DraftWords } from './detector-draft.ts'
import { isJoined, wordFinder, wordSet } from './phrases.ts'

const conjunctions = wordFinder('and or')
/** What a sentence begins with whose first comma parts no list: “In shops, cafés and bars …”. */
const isOpener = wordSet(
  'in on at by with from for to of since until before after during among as like unlike when while where if although though because unless once whenever despite today yesterday tomorrow last next this thanks hello dear however therefore besides hi yes no well given according',
)
/** Most words of the second part of a list. */
const LONGEST_PART = 2

/** Commas before the last part of a list of three. */
export const serialComma = defineTextDetector({
  id: 'serial-comma',
  names:
    'missing serial comma, missing serial commas, missing oxford comma, missing oxford commas, missing series commas',
  describe:
    'lists of three whose parts have the same form, such as “tea, milk and eggs”, by the comma before “and” or “or”',
  parameter: {
    name: 'comma',
    fallback: 'missing',
    choices: ['missing', 'used'],
    describe: '`missing` finds lists without that comma, `used` those with it',
  },
  *find(draft, wanted) {
    const { words } = draft
    for (const at of conjunctions(draft)) {
      const gap = gapBefore(draft, at)
      if (gap !== (wanted === 'used' ? ', ' : ' ')) continue
      const first = firstOfList(draft, at)
      if (first !== -1) yield { start: words.start(first), end: words.end(at + 1) }
    }
  },
})

/** What stands between a word and the one before it in its sentence. */
function gapBefore({ words, prose }: DetectorDraft, at: number): string | undefined {
  const isSame = at > 0 && words.sentence(at - 1) === words.sentence(at)
  return isSame ? prose.slice(words.end(at - 1), words.start(at)) : undefined
}

/** The last word of the first part of a list whose last part comes after a conjunction; -1 where there is no list. */
function firstOfList(draft: DetectorDraft, conjunction: number): number {
  const { words, sentences } = draft
  const last = conjunction + 1
  if (!isJoined(draft, last) || words.isOpaque(last)) return -1
  for (let at = conjunction - 1; at >= conjunction - LONGEST_PART; at--) {
    if (gapBefore(draft, at) !== ', ') {
      if (!isJoined(draft, at)) return -1
      continue
    }
    const opening = sentences[words.sentence(at)].firstWord
    if (isOpener(words.lower(opening))) return -1
    const form = formOf(words, at - 1)
    // “boots, gloves and warm socks”
    const lastForms = [last, isJoined(draft, last + 1) ? last + 1 : last].map((word) =>
      formOf(words, word),
    )
    const isList =
      form !== undefined && formOf(words, conjunction - 1) === form && lastForms.includes(form)
    return isList || isBareList(draft, at, conjunction) ? at - 1 : -1
  }
  return -1
}

/** What a list of things follows: “sells tea, coffee and cake”, “of brick, wood and glass”. */
const precedesList = wordSet(
  'of with for including and sell sells sold buy buys bring brings add mix serve serves served offer offers contain contains need needs eat eats drink drinks use uses has have had between made take takes grow grows includes include like likes love loves cover covers study studies teach teaches',
)
const isNoThing = wordSet(
  'a an the this that these those it he she they we you i not no then so but as if when while more most less only very too there here in on at by with from for to of',
)

/** Whether three small words, each alone, follow a word that lists stand behind. */
function isBareList(draft: DetectorDraft, second: number, conjunction: number): boolean {
  const { words } = draft
  const parts = [second - 1, second, conjunction + 1]
  const isBare = parts.every(
    (at) => !words.isCapital(at) && !words.isNumber(at) && !isNoThing(words.lower(at)),
  )
  return (
    isBare &&
    second === conjunction - 1 &&
    isJoined(draft, second - 1) &&
    precedesList(words.lower(second - 2))
  )
}

/** What the parts of a list have in common; undefined of a word that shows nothing. */
function formOf(words: DraftWords, at: number): string | undefined {
  if (words.isNumber(at) || words.isOpaque(at)) return undefined
  if (words.isCapital(at)) return 'name'
  return /(?:ing|ed|ly)$|(?<=[^s])s$/.exec(words.lower(at))?.[0]
}
