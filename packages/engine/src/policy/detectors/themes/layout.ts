import type { Detector } from '../detector.ts'
import { headingMark } from '../heading-mark.ts'
import { headingCase } from '../layout.ts'
import { longParagraph, longSentence, readingGrade } from '../lengths.ts'
import { boldSentence } from '../markup/bold-sentence.ts'
import { deepHeading, headingOutline } from '../markup/heading-outline.ts'
import { listItemForm } from '../markup/list-item-form.ts'
import { longList, shortList } from '../markup/list-length.ts'
import { markup } from '../markup/markup.ts'
import { unlabelledCode } from '../markup/unlabelled-code.ts'

/** Length, headings, lists and markup. */
export const layout: readonly Detector[] = [
  longSentence,
  longParagraph,
  readingGrade,
  headingCase,
  headingMark,
  headingOutline,
  deepHeading,
  shortList,
  longList,
  listItemForm,
  markup,
  boldSentence,
  unlabelledCode,
]
