import { APOSTROPHE, classOf, HYPHEN, IGNORABLE, SPACE } from '../segment/characters.ts'
import { isInvisible } from '../segment/invisible.ts'

/** Whether a unit shows nothing that tells two terms apart: white space, masked marks, hyphens. */
function isBlank(code: number): boolean {
  if (isInvisible(code)) return true
  const unitClass = classOf(code)
  return unitClass === SPACE || unitClass === HYPHEN || unitClass === IGNORABLE
}

/** Reads the units of a text by offset. */
export type UnitAt = (offset: number) => number

/** The marks that part two words, such as the `&` of “R&D”; not spaces or hyphens. */
export function marksBetween(unitAt: UnitAt, start: number, end: number): string {
  let marks = ''
  for (let at = start; at < end; at++) {
    const code = unitAt(at)
    if (!isBlank(code)) marks += String.fromCharCode(straight(code))
  }
  return marks
}

/** All that is seen in a range, such as the `++` of “C++”. */
export function marksIn(unitAt: UnitAt, start: number, end: number): string {
  let marks = ''
  for (let at = start; at < end; at++) {
    const code = unitAt(at)
    if (!isInvisible(code)) marks += String.fromCharCode(straight(code))
  }
  return marks
}

/** Where marks begin that are right before an offset; -1 where others do. */
export function marksBefore(unitAt: UnitAt, offset: number, marks: string): number {
  let at = offset
  for (let mark = marks.length - 1; mark >= 0; mark--) {
    at--
    while (at >= 0 && isInvisible(unitAt(at))) at--
    if (at < 0 || straight(unitAt(at)) !== marks.charCodeAt(mark)) return -1
  }
  return at
}

/** Where marks end that are right behind an offset; -1 where others do. */
export function marksAfter(unitAt: UnitAt, offset: number, length: number, marks: string): number {
  let at = offset
  for (let mark = 0; mark < marks.length; mark++) {
    while (at < length && isInvisible(unitAt(at))) at++
    if (at >= length || straight(unitAt(at)) !== marks.charCodeAt(mark)) return -1
    at++
  }
  return at
}

/** An apostrophe is one however it is set. */
function straight(code: number): number {
  return classOf(code) === APOSTROPHE ? 0x27 : code
}
