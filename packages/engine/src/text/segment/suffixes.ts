/**
 * Endings that tell the grammatical role of an English word without telling its topic; the
 * classes of the topic-free token stream. A long word (over seven letters) has a class of its own.
 */
export const suffixes = [
  'ing',
  'ed',
  'ly',
  'tion',
  'sion',
  'ment',
  'ness',
  'ity',
  'ance',
  'ence',
  'able',
  'ible',
  'ous',
  'ive',
  'ful',
  'al',
  'er',
  'est',
  'ize',
  'ise',
  'ic',
  's',
] as const

/** Number of distinct values of `suffixOf`. */
export const SUFFIX_CLASSES = (suffixes.length + 1) * 2

const LONG_WORD = 7
const ordered = suffixes.map((suffix, index) => ({ suffix, index }))
const byLastUnit = new Map<number, { suffix: string; index: number }[]>()
for (const entry of ordered) {
  const last = entry.suffix.charCodeAt(entry.suffix.length - 1)
  byLastUnit.set(last, [...(byLastUnit.get(last) ?? []), entry])
}
for (const entries of byLastUnit.values()) entries.sort((a, b) => b.suffix.length - a.suffix.length)
const candidates: ({ suffix: string; index: number }[] | undefined)[] = Array.from(
  { length: 128 },
  (_, unit) => byLastUnit.get(unit),
)

/** The class of the ending of the folded word in `units[0..length)`: 0 … SUFFIX_CLASSES - 1. */
export function suffixOf(units: Uint16Array, length: number): number {
  const long = length > LONG_WORD ? 1 : 0
  const last = units[length - 1]
  const entries = last < 128 ? candidates[last] : undefined
  if (entries && length > 3) {
    for (const { suffix, index } of entries) {
      if (length < suffix.length + 2) continue
      let i = suffix.length - 1
      let at = length - 1
      while (i >= 0 && units[at] === suffix.charCodeAt(i)) {
        i--
        at--
      }
      if (i < 0) return (index + 1) * 2 + long
    }
  }
  return long
}
