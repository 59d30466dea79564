/** Code units that Markdown gives a meaning, and the questions a scanner asks about one. */

export const TAB = 0x09
export const LF = 0x0a
export const CR = 0x0d
export const SPACE = 0x20
export const BANG = 0x21
export const QUOTE = 0x22
export const HASH = 0x23
export const DOLLAR = 0x24
export const PERCENT = 0x25
export const AMPERSAND = 0x26
export const APOSTROPHE = 0x27
export const OPEN_PAREN = 0x28
export const CLOSE_PAREN = 0x29
export const STAR = 0x2a
export const PLUS = 0x2b
export const DASH = 0x2d
export const DOT = 0x2e
export const SLASH = 0x2f
export const COLON = 0x3a
export const SEMICOLON = 0x3b
export const LESS = 0x3c
export const EQUALS = 0x3d
export const GREATER = 0x3e
export const QUESTION = 0x3f
export const AT = 0x40
export const OPEN_BRACKET = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_BRACKET = 0x5d
export const CARET = 0x5e
export const UNDERSCORE = 0x5f
export const BACKTICK = 0x60
export const OPEN_BRACE = 0x7b
export const PIPE = 0x7c
export const CLOSE_BRACE = 0x7d
export const TILDE = 0x7e
export const BYTE_ORDER_MARK = 0xfeff

/** Whether the code unit is a space or a tab. */
export function isBlank(code: number): boolean {
  return code === SPACE || code === TAB
}

/** Whether the code unit ends a line. */
export function isLineEnd(code: number): boolean {
  return code === LF || code === CR
}

/** Whether the code unit is a space, a tab or the end of a line. */
export function isSpaceOrLineEnd(code: number): boolean {
  return code === SPACE || code === TAB || code === LF || code === CR
}

/** Whether the code unit is an ASCII letter. */
export function isLetter(code: number): boolean {
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

/** Whether the code unit is an ASCII digit. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Whether the code unit is an ASCII letter or digit. */
export function isAlphanumeric(code: number): boolean {
  return isLetter(code) || isDigit(code)
}

/** Whether the code unit is ASCII punctuation, the only thing a backslash can escape. */
export function isAsciiPunctuation(code: number): boolean {
  return (
    (code >= 0x21 && code <= 0x2f) ||
    (code >= 0x3a && code <= 0x40) ||
    (code >= 0x5b && code <= 0x60) ||
    (code >= 0x7b && code <= 0x7e)
  )
}

export const LETTER_CLASS = 0
export const SPACE_CLASS = 1
export const PUNCTUATION_CLASS = 2

const punctuationPattern = /[\p{P}\p{S}]/u
const spacePattern = /\s/

/** What is beside a run of emphasis marks: a letter, white space or punctuation. */
export function classify(code: number): number {
  if (code < 0x80) {
    if (code <= SPACE)
      return code === SPACE || (code >= TAB && code <= CR) ? SPACE_CLASS : LETTER_CLASS
    return isAsciiPunctuation(code) ? PUNCTUATION_CLASS : LETTER_CLASS
  }
  const character = String.fromCharCode(code)
  if (punctuationPattern.test(character)) return PUNCTUATION_CLASS
  return spacePattern.test(character) ? SPACE_CLASS : LETTER_CLASS
}
