import type { Detector } from '../detector.ts'
import { anonymousSource } from './anonymous-source.ts'
import { foreignLanguage } from './foreign-language.ts'
import { coordinates, quoteMark, spacing, trademarkSign } from './signs.ts'
import {
  chatLanguage,
  directionalWord,
  genderedPronoun,
  greeting,
  minimizingWord,
} from './word-kinds.ts'

/** What editors and style guides ask for. */
export const editorialDetectors: readonly Detector[] = [
  anonymousSource,
  foreignLanguage,
  chatLanguage,
  minimizingWord,
  directionalWord,
  genderedPronoun,
  greeting,
  quoteMark,
  spacing,
  trademarkSign,
  coordinates,
]
