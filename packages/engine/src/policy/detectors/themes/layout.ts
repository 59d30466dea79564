import type { Detector } from '../detector.ts'
import { headingMark } from '../heading-mark.ts'
import { headingCase } from '../layout.ts'
import { longParagraph, longSentence, readingGrade } from '../lengths.ts'
import { boldSentence } from '../markup/bold-sentence.ts'
import { emptyTableCell } from '../markup/empty-table-cell.ts'
import { deepHeading, headingOutline } from '../markup/heading-outline.ts'
import { listItemForm } from '../markup/list-item-form.ts'
import { longList, shortList } from '../markup/list-length.ts'
import { markup } from '../markup/markup.ts'
import { openingGerund } from '../markup/opening-gerund.ts'
import { stepWithoutVerb } from '../markup/step-without-verb.ts'
import { unintroducedPart } from '../markup/unintroduced-part.ts'
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
  stepWithoutVerb,
  openingGerund,
  emptyTableCell,
  unintroducedPart,
  markup,
  boldSentence,
  unlabelledCode,
]
