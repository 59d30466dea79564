import { SEPARATOR } from '../document/document.ts'
import { MASKED_INLINE } from '../markdown/scanned-text.ts'
import * as unit from './characters.ts'
import { type Seam, STOPS } from './sentence-breaker.ts'

const separatorOfClass = new Uint16Array(32)
separatorOfClass[unit.COMMA] = SEPARATOR.comma
separatorOfClass[unit.SEMICOLON] = SEPARATOR.semicolon
separatorOfClass[unit.COLON] = SEPARATOR.colon
separatorOfClass[unit.DASH] = SEPARATOR.dash
separatorOfClass[unit.QUOTE] = SEPARATOR.quote
separatorOfClass[unit.APOSTROPHE] = SEPARATOR.quote
separatorOfClass[unit.BRACKET] = SEPARATOR.bracket
separatorOfClass[unit.PERIOD] = SEPARATOR.period
separatorOfClass[unit.QUESTION] = SEPARATOR.question
separatorOfClass[unit.EXCLAMATION] = SEPARATOR.exclamation
separatorOfClass[unit.IDEOGRAPHIC_STOP] = SEPARATOR.period
separatorOfClass[unit.PERCENT] = SEPARATOR.percent
separatorOfClass[unit.SLASH] = SEPARATOR.slash
separatorOfClass[unit.SYMBOL] = SEPARATOR.symbol
separatorOfClass[unit.SURROGATE] = SEPARATOR.symbol

/** Reads what separates two words; its fields describe the separator that was read last. */
export class SeparatorScanner implements Seam {
  separator = 0
  hasSpaceAfterStop = false
  hasIdeographicStop = false
  /** Class of the unit that the next word starts with. */
  nextClass = 0

  /** Reads up to the next word; the offset where it starts, or `end`. */
  scan(units: Uint16Array, start: number, end: number): number {
    let separator = 0
    let hasStop = false
    let hasSpaceAfterStop = false
    let hasIdeographicStop = false
    let at = start
    for (; at < end; at++) {
      const code = units[at]
      const unitClass = code === 0x20 ? unit.SPACE : unit.classOf(code)
      if (unitClass === unit.SPACE) {
        if (hasStop) hasSpaceAfterStop = true
        continue
      }
      if (startsWord(unitClass, units, at, end)) {
        this.nextClass = unitClass
        break
      }
      if (unitClass === unit.IGNORABLE) continue
      if (unitClass === unit.HYPHEN) {
        separator |= isJoin(units, at, end) ? SEPARATOR.hyphen : SEPARATOR.dash
        continue
      }
      const bit = separatorOfClass[unitClass]
      separator |= bit
      if ((bit & STOPS) === 0) continue
      hasStop = true
      hasSpaceAfterStop = false
      if (unitClass === unit.IDEOGRAPHIC_STOP) hasIdeographicStop = true
    }
    this.separator = separator
    this.hasSpaceAfterStop = hasSpaceAfterStop
    this.hasIdeographicStop = hasIdeographicStop
    return at
  }
}

function startsWord(unitClass: number, units: Uint16Array, at: number, end: number): boolean {
  return (
    unitClass === unit.LETTER ||
    unitClass === unit.DIGIT ||
    unitClass === unit.IDEOGRAPH ||
    unitClass === unit.OPAQUE_UNIT ||
    (unitClass === unit.SURROGATE && isAstralWord(units, at, end))
  )
}

/** A hyphen with a letter or digit on both sides joins two words; otherwise it is a dash. */
function isJoin(units: Uint16Array, at: number, end: number): boolean {
  let left = at - 1
  let right = at + 1
  while (left >= 0 && units[left] === MASKED_INLINE) left--
  while (right < end && units[right] === MASKED_INLINE) right++
  if (left < 0 || right >= end) return false
  const before = unit.classOf(units[left])
  const after = unit.classOf(units[right])
  return (
    (before === unit.LETTER || before === unit.DIGIT) &&
    (after === unit.LETTER || after === unit.DIGIT)
  )
}

function isAstralWord(units: Uint16Array, at: number, end: number): boolean {
  const high = units[at]
  const low = at + 1 < end ? units[at + 1] : 0
  if (high > 0xdbff || low < 0xdc00 || low > 0xdfff) return false
  const { unitClass } = unit.classifyAstral((high - 0xd800) * 0x400 + low - 0xdc00 + 0x10000)
  return unitClass === unit.LETTER || unitClass === unit.DIGIT
}
