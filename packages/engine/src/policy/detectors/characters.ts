/** Whether a code unit is an ASCII digit; that of no character is none. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Whether a code unit may be part of a word: letters of any script, digits, the underscore. */
export function isWordUnit(code: number): boolean {
  if (code < 0x80) {
    const lower = code | 0x20
    return isDigit(code) || code === 0x5f || (lower >= 0x61 && lower <= 0x7a)
  }
  // Latin letters with marks and everything from Greek on but for punctuation, symbols and emoji.
  return (code >= 0xc0 && code <= 0x1fff) || (code >= 0x2c00 && code <= 0xd7ff && code >= 0x3040)
}

/** Every match of a sticky pattern at places where it may begin; a match that was found is not read again. */
export function* matchesAt(
  text: string,
  pattern: RegExp,
  mayBegin: (code: number, before: number) => boolean,
): Generator<RegExpExecArray> {
  let before = Number.NaN
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (mayBegin(code, before)) {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (match !== null && match[0] !== '') {
        yield match
        at += match[0].length - 1
      }
    }
    before = text.charCodeAt(at)
  }
}
