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

/** An ending as an integer: its units as bytes, the last one lowest. None has more than four. */
interface PackedSuffix {
  readonly bytes: number
  readonly mask: number
  readonly length: number
  readonly index: number
}

const longestFirst = suffixes
  .map((suffix, index) => ({ bytes: packEnd(unitsOf(suffix), suffix.length), suffix, index }))
  .sort((a, b) => b.suffix.length - a.suffix.length)
const byLastUnit: readonly (readonly PackedSuffix[])[] = Array.from({ length: 0x80 }, (_, last) =>
  longestFirst
    .filter(({ bytes }) => (bytes & 0xff) === last)
    .map(({ bytes, suffix: { length }, index }) => ({
      bytes,
      mask: -1 >>> (32 - 8 * length),
      length,
      index,
    })),
)

/** The class of the ending of the folded word in `units[0..length)`: 0 … SUFFIX_CLASSES - 1. */
export function suffixOf(units: Uint16Array, length: number): number {
  const long = length > LONG_WORD ? 1 : 0
  const last = units[length - 1]
  if (last >= 0x80 || length <= 3) return long
  const candidates = byLastUnit[last]
  if (candidates.length === 0) return long
  const end = packEnd(units, length)
  for (let i = 0; i < candidates.length; i++) {
    const suffix = candidates[i]
    if (length < suffix.length + 2 || ((end ^ suffix.bytes) & suffix.mask) !== 0) continue
    return (suffix.index + 1) * 2 + long
  }
  return long
}

/** Up to four last units as bytes; a unit outside ASCII is like none of an ending. */
function packEnd(units: Uint16Array, length: number): number {
  let packed = 0
  for (let at = Math.max(0, length - 4); at < length; at++) {
    packed = (packed << 8) | (units[at] < 0x80 ? units[at] : 0)
  }
  return packed
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from([...text].map((unit) => unit.charCodeAt(0)))
}
