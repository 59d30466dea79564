import { BYTE_ORDER_MARK, CR, DASH, isBlank, isLineEnd, LF, PLUS } from './characters.ts'

export interface FrontMatter {
  /** Inside, between the fences. */
  readonly start: number
  readonly end: number
  /** Where the document goes on: the start of the line after the closing fence. */
  readonly after: number
}

/** Finds YAML (`---`) or TOML (`+++`) front matter at the very start of a draft. */
export function findFrontMatter(codes: Uint16Array): FrontMatter | null {
  const first = codes[0] === BYTE_ORDER_MARK ? 1 : 0
  const marker = codes[first]
  if (marker !== DASH && marker !== PLUS) return null
  if (!isFence(codes, first, marker)) return null
  const inside = nextLine(codes, first)
  for (let line = inside; line < codes.length; line = nextLine(codes, line)) {
    if (isFence(codes, line, marker)) {
      return {
        start: inside,
        end: Math.max(inside, lineBreakBefore(codes, line)),
        after: nextLine(codes, line),
      }
    }
  }
  return null
}

function isFence(codes: Uint16Array, start: number, marker: number): boolean {
  if (codes[start] !== marker || codes[start + 1] !== marker || codes[start + 2] !== marker)
    return false
  let i = start + 3
  while (i < codes.length && isBlank(codes[i])) i++
  return i >= codes.length || isLineEnd(codes[i])
}

function nextLine(codes: Uint16Array, start: number): number {
  let i = start
  while (i < codes.length && !isLineEnd(codes[i])) i++
  if (i < codes.length) i += codes[i] === CR && codes[i + 1] === LF ? 2 : 1
  return i
}

function lineBreakBefore(codes: Uint16Array, lineStart: number): number {
  const last = lineStart - 1
  return codes[last] === LF && codes[last - 1] === CR ? last - 1 : last
}
