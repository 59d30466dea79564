import {
  BACKSLASH,
  CLOSE_BRACKET,
  COLON,
  DASH,
  isBlank,
  isLetter,
  isLineEnd,
  OPEN_BRACKET,
  OPEN_PAREN,
  PIPE,
} from '../characters.ts'
import { MASKED, MASKED_INLINE, OPAQUE } from '../scanned-text.ts'
import { type InlineState, mask } from './inline-state.ts'
import { readLabel } from './link-parts.ts'

const longestLink = 200
const longestExtension = 400

/** Reads `[[Page]]`, `[[Page|text]]` or `![[file]]`; the offset after it, or -1. */
export function readWikiLink(state: InlineState, start: number, bracket: number): number {
  const { codes, definitions, links, source } = state.scan
  const first = bracket + 2
  const limit = Math.min(state.end, first + longestLink)
  let bar = -1
  let hasWord = false
  let i = first
  for (; i < limit && codes[i] !== CLOSE_BRACKET; i++) {
    const code = codes[i]
    if (code === OPEN_BRACKET || isLineEnd(code)) return -1
    if (code === PIPE && bar === -1) bar = i
    if (isLetter(code) || code > 0x7f) hasWord = true
  }
  if (i + 1 >= limit || codes[i + 1] !== CLOSE_BRACKET || !hasWord) return -1
  // `[[ -f x ]]` is a test in a shell, `[[a]](b)` a link and `[[a]]` with a definition a reference.
  if (isBlank(codes[first]) || codes[first] === DASH) return -1
  const after = codes[i + 2]
  if (i + 2 < state.end && (after === OPEN_PAREN || after === OPEN_BRACKET || after === COLON))
    return -1
  if (definitions.size > 0 && definitions.has(readLabel(codes, first, i))) return -1
  const end = i + 2
  const isEmbedded = start !== bracket
  const pageEnd = bar === -1 ? i : bar - (codes[bar - 1] === BACKSLASH ? 1 : 0)
  const textStart = bar === -1 ? first : bar + 1
  if (isEmbedded) mask(state, start, end, OPAQUE)
  else {
    mask(state, start, textStart, MASKED_INLINE)
    mask(state, i, end, MASKED_INLINE)
  }
  links.push({
    kind: isEmbedded ? 'image' : 'link',
    start,
    end,
    textStart,
    textEnd: i,
    url: source.slice(first, pageEnd),
  })
  return end
}

/** Masks `[!INCLUDE [title](file.md)]` and its like of DocFX, none of which is prose; the offset after it, or -1. */
export function readExtension(state: InlineState, start: number): number {
  const { codes } = state.scan
  const limit = Math.min(state.end, start + longestExtension)
  let i = start + 2
  while (i < limit && (isLetter(codes[i]) || codes[i] === DASH)) i++
  if (i < start + 5 || (!isBlank(codes[i]) && codes[i] !== OPEN_BRACKET)) return -1
  for (let depth = 1; i < limit; i++) {
    const code = codes[i]
    if (isLineEnd(code)) return -1
    if (code === OPEN_BRACKET) depth++
    else if (code === CLOSE_BRACKET && --depth === 0) {
      mask(state, start, i + 1, MASKED)
      return i + 1
    }
  }
  return -1
}
