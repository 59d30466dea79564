import type { Detector } from '../detector.ts'
import { boldSentence } from './bold-sentence.ts'
import { deepHeading, headingOutline } from './heading-outline.ts'
import { listItemForm } from './list-item-form.ts'
import { longList, shortList } from './list-length.ts'
import { markup } from './markup.ts'
import { unlabelledCode } from './unlabelled-code.ts'

/** What a draft is laid out with: headings, lists, code, emphasis. */
export const markupDetectors: readonly Detector[] = [
  markup,
  boldSentence,
  unlabelledCode,
  shortList,
  longList,
  listItemForm,
  headingOutline,
  deepHeading,
]
