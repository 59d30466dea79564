import * as abbreviations from './abbreviations.ts'
import * as functions from './function-words.ts'
import * as hedging from './hedging.ts'
import * as inflation from './inflation.ts'
import * as sourcing from './sourcing.ts'
import * as time from './time-and-measure.ts'
import * as vagueness from './vagueness.ts'

/** Every word class by name; the order gives each class its bit, at most 64. */
export const wordLists = {
  title_abbreviation: abbreviations.titleAbbreviations,
  abbreviation: abbreviations.abbreviations,
  copula: functions.copulas,
  modal: functions.modals,
  negation: functions.negations,
  first_person: functions.firstPerson,
  second_person: functions.secondPerson,
  third_person: functions.thirdPerson,
  article: functions.articles,
  preposition: functions.prepositions,
  conjunction: functions.conjunctions,
  connective: functions.connectives,
  hedge: hedging.hedges,
  weasel: hedging.weasels,
  absolute: hedging.absolutes,
  intensifier: hedging.intensifiers,
  uncomparable: hedging.uncomparables,
  vague_quantity: vagueness.vagueQuantities,
  vague_time: vagueness.vagueTimes,
  vague_place: vagueness.vaguePlaces,
  vague_agent: vagueness.vagueAgents,
  placeholder_noun: vagueness.placeholderNouns,
  abstract_noun: vagueness.abstractNouns,
  concrete_marker: vagueness.concreteMarkers,
  evaluative: vagueness.evaluatives,
  inflated_verb: inflation.inflatedVerbs,
  inflated_adjective: inflation.inflatedAdjectives,
  inflated_noun: inflation.inflatedNouns,
  buzzword: inflation.buzzwords,
  puffery: inflation.puffery,
  benefit_verb: inflation.benefitVerbs,
  report_verb: sourcing.reportVerbs,
  source_noun: sourcing.sourceNouns,
  statistic: sourcing.statisticWords,
  superlative: sourcing.superlatives,
  comparative: sourcing.comparatives,
  causal: sourcing.causals,
  health: sourcing.healthWords,
  finance: sourcing.financeWords,
  legal: sourcing.legalWords,
  loaded: sourcing.loadedWords,
  month: time.months,
  weekday: time.weekdays,
  time_unit: time.timeUnits,
  measure_unit: time.measureUnits,
  number_word: time.numberWords,
} as const satisfies Record<string, readonly string[]>
