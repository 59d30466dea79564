const DOLLAR = 0x24
const LAST_OF_ASCII = 0x7f
/** The bits of a pair of units of which ASCII has none. */
const BEYOND_ASCII = 0xff80_ff80 | 0
/** What stands for markup inside words, and for code. */
const MARKUP = 0x2060
const CODE = 0xfffc

/** The units beyond ASCII besides those that stand for something, and the dollar sign, each once. */
export function signsOf(source: string, units: Uint16Array): number[] {
  const signs = new Set<number>()
  for (
    let at = source.indexOf('$');
    at !== -1 && signs.size === 0;
    at = source.indexOf('$', at + 1)
  ) {
    if (units[at] === DOLLAR) signs.add(DOLLAR)
  }
  const pairs = pairsOf(units)
  for (let pair = 0; pair < pairs.length; pair++) {
    // Eight units at a time, because most of a text is ASCII.
    while (
      pair + 4 <= pairs.length &&
      ((pairs[pair] | pairs[pair + 1] | pairs[pair + 2] | pairs[pair + 3]) & BEYOND_ASCII) === 0
    ) {
      pair += 4
    }
    if (((pairs[pair] ?? 0) & BEYOND_ASCII) !== 0) {
      addSign(signs, units[2 * pair])
      addSign(signs, units[2 * pair + 1])
    }
  }
  for (let at = 2 * pairs.length; at < units.length; at++) addSign(signs, units[at])
  return [...signs]
}

function addSign(signs: Set<number>, unit: number): void {
  if (unit > LAST_OF_ASCII && unit !== MARKUP && unit !== CODE) signs.add(unit)
}

/** The same units two by two, but for an odd one at the end; none where they lie across such pairs. */
function pairsOf({ buffer, byteOffset, length }: Uint16Array): Int32Array {
  return byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, length >> 1) : new Int32Array(0)
}
