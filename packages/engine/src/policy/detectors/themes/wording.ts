import { unexplainedAbbreviation } from '../abbreviations.ts'
import type { Detector } from '../detector.ts'
import { doubleNegative } from '../double-negative.ts'
import { futureTense } from '../editorial/future-tense.ts'
import { wordClass } from '../editorial/word-class.ts'
import { directionalWord, minimizingWord } from '../editorial/word-kinds.ts'
import { euphemism } from '../euphemism.ts'
import { firstPerson } from '../first-person.ts'
import { idiom } from '../idiom.ts'
import { jargon } from '../jargon.ts'
import { latinAbbreviation } from '../latin.ts'
import { question } from '../marks.ts'
import { passiveVoice } from '../passive.ts'
import { spelling } from '../spelling.ts'
import { wordCase } from '../word-case.ts'
import { allCapitals, contraction, secondPerson } from '../wording.ts'

/** Words and the forms of sentences. */
export const wording: readonly Detector[] = [
  passiveVoice,
  firstPerson,
  secondPerson,
  question,
  contraction,
  doubleNegative,
  jargon,
  idiom,
  euphemism,
  minimizingWord,
  directionalWord,
  futureTense,
  unexplainedAbbreviation,
  latinAbbreviation,
  spelling,
  wordCase,
  wordClass,
  allCapitals,
]
