import {
  AMPERSAND,
  AT,
  BACKSLASH,
  BACKTICK,
  BANG,
  CLOSE_BRACKET,
  COLON,
  DOLLAR,
  DOT,
  isAsciiPunctuation,
  isLineEnd,
  LESS,
  OPEN_BRACE,
  OPEN_BRACKET,
  SLASH,
  STAR,
  TILDE,
  UNDERSCORE,
} from '../characters.ts'
import { addComment, overwrite } from '../scan-state.ts'
import { MASKED, MASKED_INLINE, OPAQUE } from '../scanned-text.ts'
import { skipAngleAutolink } from './angle-autolinks.ts'
import { skipCharacterReference } from './character-references.ts'
import { readCode } from './code-spans.ts'
import { pairDelimiters, readDelimiter } from './emphasis.ts'
import { readAutolink } from './inline-autolinks.ts'
import { skipInlineHtml } from './inline-markup.ts'
import { skipInlineMath } from './inline-math.ts'
import { readExpression, readJsx } from './inline-mdx.ts'
import { type InlineState, mask, startBlock } from './inline-state.ts'
import { readTemplate } from './inline-templates.ts'
import { closeBracket, openBracket } from './links.ts'

const special = new Uint8Array(128)
for (const code of [
  AMPERSAND,
  AT,
  BACKSLASH,
  BACKTICK,
  BANG,
  CLOSE_BRACKET,
  COLON,
  DOLLAR,
  DOT,
  LESS,
  OPEN_BRACE,
  OPEN_BRACKET,
  STAR,
  TILDE,
  UNDERSCORE,
]) {
  special[code] = 1
}

/** Masks the markup inside one block, and records its links and alt texts. */
export function scanInline(state: InlineState, start: number, end: number): void {
  startBlock(state, start, end)
  const { codes } = state.scan
  let at = start
  while (at < end) {
    const code = codes[at]
    if (code > 0x7f || special[code] === 0) at++
    else at = readMark(state, at, code)
  }
  pairDelimiters(state, 0)
  applyMasks(state)
}

/** Reads what the special character at `at` starts; the offset to go on from. */
function readMark(state: InlineState, at: number, code: number): number {
  const { codes, mdx } = state.scan
  switch (code) {
    case DOT:
      return codes[at - 1] === 0x77 || codes[at - 1] === 0x57 ? readAutolink(state, at) : at + 1
    case BACKTICK:
      return readCode(state, at)
    case STAR:
    case UNDERSCORE:
    case TILDE:
      return readDelimiter(state, at)
    case OPEN_BRACKET:
      return openBracket(state, at)
    case BANG:
      return at + 1 < state.end && codes[at + 1] === OPEN_BRACKET ? openBracket(state, at) : at + 1
    case CLOSE_BRACKET:
      return closeBracket(state, at)
    case BACKSLASH:
      return readEscape(state, at)
    case COLON:
      return codes[at + 1] === SLASH ? readAutolink(state, at) : at + 1
    case AT:
      return readAutolink(state, at)
    case AMPERSAND:
      return readReference(state, at)
    case DOLLAR:
      return readMath(state, at)
    case LESS:
      return mdx ? readJsx(state, at) : readAngle(state, at)
    default:
      return mdx ? readExpression(state, at) : readTemplate(state, at)
  }
}

function readEscape(state: InlineState, at: number): number {
  if (at + 1 >= state.end) return at + 1
  const next = state.scan.codes[at + 1]
  if (isAsciiPunctuation(next)) {
    mask(state, at, at + 1, MASKED_INLINE)
    return at + 2
  }
  if (isLineEnd(next)) mask(state, at, at + 1, MASKED)
  return at + 1
}

function readReference(state: InlineState, at: number): number {
  const end = skipCharacterReference(state.scan.codes, at, state.end)
  if (end === -1) return at + 1
  mask(state, at, end, MASKED)
  return end
}

function readMath(state: InlineState, at: number): number {
  const end = skipInlineMath(state.scan.codes, at, state.start, state.end)
  if (end === -1) return at + 1
  mask(state, at, end, OPAQUE)
  return end
}

function readAngle(state: InlineState, at: number): number {
  const { scan } = state
  const { codes, source } = scan
  const autolinkEnd = skipAngleAutolink(codes, at, state.end)
  if (autolinkEnd !== -1) {
    mask(state, at, autolinkEnd, OPAQUE)
    const url = source.slice(at + 1, autolinkEnd - 1)
    scan.links.push({
      kind: 'autolink',
      start: at,
      end: autolinkEnd,
      textStart: at,
      textEnd: at,
      url,
    })
    return autolinkEnd
  }
  const end = skipInlineHtml(state, at)
  if (end === -1) return at + 1
  mask(state, at, end, MASKED)
  if (scan.mayHoldComments && source.startsWith('<!--', at)) addComment(scan, at, end, 4, 3)
  return end
}

function applyMasks(state: InlineState): void {
  const { masks, autolinks, scan } = state
  const { codes, source, links } = scan
  for (let i = 0; i < masks.length; i += 3) {
    overwrite(codes, masks.data[i], masks.data[i + 1], masks.data[i + 2])
  }
  for (let i = 0; i < autolinks.length; i += 3) {
    const start = autolinks.data[i]
    const end = autolinks.data[i + 1]
    overwrite(codes, start, end, OPAQUE)
    links.push({
      kind: 'autolink',
      start,
      end,
      textStart: start,
      textEnd: start,
      url: source.slice(start, end),
    })
  }
}
