import { dateFamilies } from '../../lexicons/style/style-dates.ts'
import type { StyleFamily } from '../../lexicons/style/style-family.ts'
import { numberFamilies } from '../../lexicons/style/style-numbers.ts'
import { quantityFamilies } from '../../lexicons/style/style-quantities.ts'
import { textFamilies } from '../../lexicons/style/style-text.ts'
import { casedFamilies } from '../../lexicons/style/style-words.ts'

/** What houses have a style for, in the order in which a sentence is held against it. */
export const styleFamilies: readonly StyleFamily[] = [
  ...dateFamilies,
  ...numberFamilies,
  ...quantityFamilies,
  ...textFamilies,
  ...casedFamilies,
]
