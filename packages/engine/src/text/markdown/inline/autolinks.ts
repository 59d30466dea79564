import {
  AMPERSAND,
  APOSTROPHE,
  BANG,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  classify,
  DASH,
  DOT,
  isAlphanumeric,
  isLetter,
  isSpaceOrLineEnd,
  LESS,
  LETTER_CLASS,
  OPEN_BRACKET,
  OPEN_PAREN,
  PLUS,
  QUESTION,
  QUOTE,
  SEMICOLON,
  SLASH,
  SPACE,
  SPACE_CLASS,
  STAR,
  TILDE,
  UNDERSCORE,
} from '../characters.ts'

/** Start of the `http` or `https` before the `:` at `colon`; -1 when a bare URL does not start so. */
export function protocolStart(codes: Uint16Array, colon: number, earliest: number): number {
  if (codes[colon + 1] !== SLASH || codes[colon + 2] !== SLASH) return -1
  let at = colon - 1
  if (at >= earliest && lower(codes[at]) === 0x73) at--
  at -= 3
  if (at < earliest) return -1
  const isHttp =
    lower(codes[at]) === 0x68 &&
    lower(codes[at + 1]) === 0x74 &&
    lower(codes[at + 2]) === 0x74 &&
    lower(codes[at + 3]) === 0x70
  return isHttp && !(at > earliest && isLetter(codes[at - 1])) ? at : -1
}

/** Start of the `www` before the `.` at `dot`; -1 when a bare URL does not start so. */
export function wwwStart(codes: Uint16Array, dot: number, earliest: number): number {
  const at = dot - 3
  if (at < earliest) return -1
  for (let i = at; i < dot; i++) if (lower(codes[i]) !== 0x77) return -1
  if (at === earliest) return at
  return classify(codes[at - 1]) === LETTER_CLASS ? -1 : at
}

function lower(code: number): number {
  return code | 0x20
}

/** Reads domain and path of a bare URL from `start`; its end, or -1. */
export function skipBareUrl(
  codes: Uint16Array,
  start: number,
  limit: number,
  inBrackets: boolean,
): number {
  const domainEnd = skipDomain(codes, start, limit)
  return domainEnd === -1 ? -1 : skipPath(codes, domainEnd, limit, inBrackets)
}

function skipDomain(codes: Uint16Array, start: number, limit: number): number {
  let i = start
  let underscoreInLast = false
  let underscoreBefore = false
  let noTrailBefore = start
  for (; i < limit; i++) {
    const code = codes[i]
    if (code === DOT || code === UNDERSCORE) {
      if (i >= noTrailBefore) noTrailBefore = findTrailBreak(codes, i, limit)
      if (noTrailBefore === -1) break
      if (code === UNDERSCORE) underscoreInLast = true
      else {
        underscoreBefore = underscoreInLast
        underscoreInLast = false
      }
    } else if (code !== DASH && classify(code) !== LETTER_CLASS) break
  }
  return i === start || underscoreInLast || underscoreBefore ? -1 : i
}

function skipPath(codes: Uint16Array, start: number, limit: number, inBrackets: boolean): number {
  let open = 0
  let close = 0
  let noTrailBefore = start
  let i = start
  for (; i < limit; i++) {
    const code = codes[i]
    if (isAlphanumeric(code) || code === SLASH) continue
    if (code === OPEN_PAREN) open++
    else if (code === CLOSE_PAREN && close < open) close++
    else if (inBrackets && code === CLOSE_BRACKET) break
    else if (isPathPunctuation(code)) {
      if (i >= noTrailBefore) noTrailBefore = findTrailBreak(codes, i, limit)
      if (noTrailBefore === -1) break
      if (code === CLOSE_PAREN) close++
    } else if (
      code <= SPACE ? isSpaceOrLineEnd(code) : code > 0x7f && classify(code) === SPACE_CLASS
    ) {
      break
    }
  }
  return i
}

function isPathPunctuation(code: number): boolean {
  return isTrailMark(code) || code === AMPERSAND || code === LESS || code === CLOSE_BRACKET
}

function isTrailMark(code: number): boolean {
  return (
    code === BANG ||
    code === QUOTE ||
    code === APOSTROPHE ||
    code === CLOSE_PAREN ||
    code === STAR ||
    code === 0x2c ||
    code === DOT ||
    code === COLON ||
    code === SEMICOLON ||
    code === QUESTION ||
    code === UNDERSCORE ||
    code === TILDE
  )
}

/**
 * -1 when only punctuation that does not belong to a URL follows up to its end, otherwise where that
 * stops being so: up to there no mark needs to be asked again.
 */
function findTrailBreak(codes: Uint16Array, start: number, limit: number): number {
  let i = start
  for (;;) {
    if (i >= limit) return -1
    const code = codes[i]
    if (code === LESS || classify(code) === SPACE_CLASS) return -1
    if (code === CLOSE_BRACKET) {
      const next = codes[i + 1]
      if (i + 1 >= limit || next === OPEN_PAREN || next === OPEN_BRACKET) return -1
      i++
    } else if (code === AMPERSAND) {
      i++
      if (!isLetter(codes[i])) return i
      while (i < limit && isLetter(codes[i])) i++
      if (codes[i] !== SEMICOLON) return i
      i++
    } else if (isTrailMark(code)) i++
    else return i > start ? i : start + 1
  }
}

/** Start of the local part before the `@` at `at`; `at` itself when there is none. */
export function emailStart(codes: Uint16Array, at: number, earliest: number): number {
  let i = at
  while (i > earliest && isEmailCode(codes[i - 1])) i--
  return i
}

/** Whether the code unit may be in a bare e-mail address. */
export function isEmailCode(code: number): boolean {
  return (
    isAlphanumeric(code) || code === PLUS || code === DASH || code === DOT || code === UNDERSCORE
  )
}

/** Reads the domain of a bare e-mail address from `start`; its end, or -1. */
export function skipEmailDomain(codes: Uint16Array, start: number, limit: number): number {
  let i = start
  let hasDot = false
  for (; i < limit; i++) {
    const code = codes[i]
    if (code === DOT) {
      if (i + 1 >= limit || !isAlphanumeric(codes[i + 1])) break
      hasDot = true
    } else if (!isAlphanumeric(code) && code !== DASH && code !== UNDERSCORE) break
  }
  return hasDot && i > start && isLetter(codes[i - 1]) ? i : -1
}
