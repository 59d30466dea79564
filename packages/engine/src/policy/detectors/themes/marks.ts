import type { Detector } from '../detector.ts'
import { quoteMark, spacing, trademarkSign } from '../editorial/signs.ts'
import { emoji, emoticon, exclamationMark } from '../marks.ts'
import { ampersand, dash, ellipsis, repeatedMark, semicolon } from '../punctuation.ts'
import { serialComma } from '../serial-comma.ts'

/** Marks between and beside words. */
export const marks: readonly Detector[] = [
  exclamationMark,
  repeatedMark,
  semicolon,
  dash,
  ellipsis,
  ampersand,
  serialComma,
  quoteMark,
  spacing,
  trademarkSign,
  emoji,
  emoticon,
]
