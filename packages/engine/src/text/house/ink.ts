import { classOf, HYPHEN, IGNORABLE, SPACE } from '../segment/characters.ts'
import { isInvisible } from '../segment/invisible.ts'

/** Whether a unit shows nothing that tells two terms apart: white space, masked marks, hyphens. */
function isBlank(code: number): boolean {
  if (isInvisible(code)) return true
  const unitClass = classOf(code)
  return unitClass === SPACE || unitClass === HYPHEN || unitClass === IGNORABLE
}

/** Reads the units of a text by offset. */
export type UnitAt = (offset: number) => number

/** The marks that stand in a range, such as the `&` of “R&D”. */
export function inkBetween(unitAt: UnitAt, start: number, end: number): string {
  let ink = ''
  for (let at = start; at < end; at++) {
    const code = unitAt(at)
    if (!isBlank(code)) ink += code === 0x2019 ? "'" : String.fromCharCode(code)
  }
  return ink
}

/** Where marks begin that stand right before an offset; -1 where others do. */
export function inkBefore(unitAt: UnitAt, offset: number, marks: string): number {
  let at = offset
  for (let mark = marks.length - 1; mark >= 0; mark--) {
    at--
    while (at >= 0 && isInvisible(unitAt(at))) at--
    if (at < 0 || unitAt(at) !== marks.charCodeAt(mark)) return -1
  }
  return at
}

/** Where marks end that stand right behind an offset; -1 where others do. */
export function inkBehind(unitAt: UnitAt, offset: number, length: number, marks: string): number {
  let at = offset
  for (let mark = 0; mark < marks.length; mark++) {
    while (at < length && isInvisible(unitAt(at))) at++
    if (at >= length || unitAt(at) !== marks.charCodeAt(mark)) return -1
    at++
  }
  return at
}
