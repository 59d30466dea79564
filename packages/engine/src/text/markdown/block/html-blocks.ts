import {
  BANG,
  DASH,
  GREATER,
  isBlank,
  isLetter,
  isSpaceOrLineEnd,
  QUESTION,
  SLASH,
} from '../characters.ts'
import { skipHtmlTag } from '../inline/inline-html.ts'

/** Kind of an HTML block, as CommonMark numbers them; 0 is none. */
export type HtmlKind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

const rawNames = new Set(['pre', 'script', 'style', 'textarea'])
const blockNames = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li ' +
    'link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th ' +
    'thead title tr track ul'
  ).split(' '),
)

/** Tells which kind of HTML block, if any, starts at the `<` at `start`. */
export function htmlBlockKind(
  codes: Uint16Array,
  start: number,
  lineEnd: number,
  inParagraph: boolean,
): HtmlKind {
  const next = codes[start + 1]
  if (start + 1 >= lineEnd) return 0
  if (next === QUESTION) return 3
  if (next === BANG) {
    if (codes[start + 2] === DASH && codes[start + 3] === DASH) return 2
    if (isCdata(codes, start, lineEnd)) return 5
    return isLetter(codes[start + 2]) ? 4 : 0
  }
  const closing = next === SLASH
  const nameStart = start + (closing ? 2 : 1)
  let i = nameStart
  if (i >= lineEnd || !isLetter(codes[i])) return 0
  while (i < lineEnd && isNameCode(codes[i])) i++
  const nameEnd = i
  if (nameEnd - nameStart <= 10) {
    const name = String.fromCharCode(...codes.subarray(nameStart, nameEnd)).toLowerCase()
    const after = codes[nameEnd]
    const ends = nameEnd >= lineEnd || isSpaceOrLineEnd(after) || after === GREATER
    if (ends && !closing && rawNames.has(name)) return 1
    if (blockNames.has(name)) {
      if (ends || (after === SLASH && codes[nameEnd + 1] === GREATER)) return 6
    }
    if (!closing && rawNames.has(name)) return 0
  }
  if (inParagraph) return 0
  const end = skipHtmlTag(codes, start, lineEnd)
  if (end === -1) return 0
  for (i = end; i < lineEnd; i++) if (!isBlank(codes[i])) return 0
  return 7
}

/** Whether a line of an HTML block of kinds 1-5 holds the block's end. */
export function endsHtmlBlock(
  source: string,
  kind: HtmlKind,
  start: number,
  lineEnd: number,
): boolean {
  if (kind > 5) return false
  const line = source.slice(start, lineEnd)
  if (kind === 1) return /<\/(?:pre|script|style|textarea)>/i.test(line)
  if (kind === 2) return line.includes('-->')
  if (kind === 3) return line.includes('?>')
  if (kind === 4) return line.includes('>')
  return line.includes(']]>')
}

/** Whether `<![CDATA[` is at `start`. */
export function isCdata(codes: Uint16Array, start: number, end: number): boolean {
  const word = '<![CDATA['
  if (start + word.length > end) return false
  for (let i = 0; i < word.length; i++) {
    if (codes[start + i] !== word.charCodeAt(i)) return false
  }
  return true
}

function isNameCode(code: number): boolean {
  return isLetter(code) || (code >= 0x30 && code <= 0x39) || code === DASH
}
