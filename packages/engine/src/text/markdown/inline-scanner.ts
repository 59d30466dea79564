import {
  emailStart,
  isEmailCode,
  protocolStart,
  skipAngleAutolink,
  skipBareUrl,
  skipEmailDomain,
  wwwStart,
} from './autolinks.ts'
import { skipCharacterReference } from './character-references.ts'
import {
  AMPERSAND,
  AT,
  BACKSLASH,
  BACKTICK,
  BANG,
  CLOSE_BRACKET,
  COLON,
  classify,
  DOLLAR,
  DOT,
  isAsciiPunctuation,
  isLineEnd,
  LESS,
  LETTER_CLASS,
  OPEN_BRACE,
  OPEN_BRACKET,
  SLASH,
  STAR,
  TILDE,
  UNDERSCORE,
} from './characters.ts'
import { pairDelimiters, readDelimiter } from './emphasis.ts'
import { skipInlineHtml } from './inline-markup.ts'
import { skipInlineMath } from './inline-math.ts'
import { type InlineState, mask, startBlock } from './inline-state.ts'
import { push3 } from './int-list.ts'
import { closeBracket, openBracket } from './links.ts'
import { skipExpression, skipJsxTag } from './mdx.ts'
import { addComment, overwrite } from './scan-state.ts'
import { MASKED, OPAQUE } from './scanned-text.ts'

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
    const code = codes[at]!
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
      return codes[at - 1] === 0x77 || codes[at - 1] === 0x57 ? readWww(state, at) : at + 1
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
      return codes[at + 1] === SLASH ? readUrl(state, at) : at + 1
    case AT:
      return readEmail(state, at)
    case AMPERSAND:
      return readReference(state, at)
    case DOLLAR:
      return readMath(state, at)
    case LESS:
      return mdx ? readJsx(state, at) : readAngle(state, at)
    default:
      return mdx ? readExpression(state, at) : at + 1
  }
}

function readEscape(state: InlineState, at: number): number {
  if (at + 1 >= state.end) return at + 1
  const next = state.scan.codes[at + 1]!
  if (isAsciiPunctuation(next)) {
    mask(state, at, at + 1, MASKED)
    return at + 2
  }
  if (isLineEnd(next)) mask(state, at, at + 1, MASKED)
  return at + 1
}

/** Reads a code span, or a run of backticks that nothing closes. */
function readCode(state: InlineState, at: number): number {
  const { codes } = state.scan
  const { end, backticks } = state
  let i = at
  while (i < end && codes[i] === BACKTICK) i++
  const size = i - at
  if (state.backticksKnown && (backticks.get(size) ?? -1) < i) return i
  const afterOpening = i
  while (i < end) {
    if (codes[i] !== BACKTICK) {
      i++
      continue
    }
    const runStart = i
    while (i < end && codes[i] === BACKTICK) i++
    if (i - runStart === size) {
      mask(state, at, i, OPAQUE)
      return i
    }
    if (!state.backticksKnown) backticks.set(i - runStart, runStart)
  }
  state.backticksKnown = true
  return afterOpening
}

function readUrl(state: InlineState, at: number): number {
  const { codes } = state.scan
  const start = protocolStart(codes, at, state.start)
  const domain = at + 3
  if (start === -1 || domain >= state.end || classify(codes[domain]!) !== LETTER_CLASS)
    return at + 1
  const end = skipBareUrl(codes, domain, state.end, state.brackets.count > 0)
  return end === -1 ? at + 1 : addAutolink(state, start, end)
}

function readWww(state: InlineState, at: number): number {
  const { codes } = state.scan
  const start = wwwStart(codes, at, state.start)
  if (start === -1 || at + 1 >= state.end) return at + 1
  const end = skipBareUrl(codes, start, state.end, state.brackets.count > 0)
  // “www. ” has no host: the URL would end before the dot it started from.
  return end <= at ? at + 1 : addAutolink(state, start, end)
}

function readEmail(state: InlineState, at: number): number {
  const { codes } = state.scan
  const start = emailStart(codes, at, state.start)
  if (start === at) return at + 1
  const end = skipEmailDomain(codes, at + 1, state.end)
  return end === -1 ? readEmphasizedEmail(state, start, at) : addAutolink(state, start, end)
}

/** Reads `_name@host.org_`, where the underscores could belong to the address but mark emphasis. */
function readEmphasizedEmail(state: InlineState, from: number, at: number): number {
  const { codes } = state.scan
  let start = from
  while (codes[start] === UNDERSCORE) start++
  let limit = at + 1
  while (limit < state.end && isEmailCode(codes[limit]!)) limit++
  while (codes[limit - 1] === UNDERSCORE) limit--
  if (start === from || start === at || codes[limit] !== UNDERSCORE) return at + 1
  const end = skipEmailDomain(codes, at + 1, limit)
  return end === -1 ? at + 1 : addAutolink(state, start, end)
}

function addAutolink(state: InlineState, start: number, end: number): number {
  const { delimiters } = state
  while (delimiters.count > 0 && delimiters.start[delimiters.count - 1]! >= start)
    delimiters.count--
  push3(state.autolinks, start, end, 0)
  return end
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

function readJsx(state: InlineState, at: number): number {
  const end = skipJsxTag(state.scan, at, state.end)
  if (end === -1) return at + 1
  mask(state, at, end, MASKED)
  return end
}

function readExpression(state: InlineState, at: number): number {
  const { scan } = state
  const end = skipExpression(scan, at, state.end)
  if (end === -1) return at + 1
  const isComment = scan.source.startsWith('/*', at + 1) && scan.source.startsWith('*/}', end - 3)
  mask(state, at, end, isComment ? MASKED : OPAQUE)
  if (isComment && scan.mayHoldComments) addComment(scan, at, end, 3, 3)
  return end
}

function applyMasks(state: InlineState): void {
  const { masks, autolinks, scan } = state
  const { codes, source, links } = scan
  for (let i = 0; i < masks.length; i += 3) {
    overwrite(codes, masks.data[i]!, masks.data[i + 1]!, masks.data[i + 2]!)
  }
  for (let i = 0; i < autolinks.length; i += 3) {
    const start = autolinks.data[i]!
    const end = autolinks.data[i + 1]!
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
