import type { Action, RiskLevel } from '../schema/index.ts'
import { detectors } from './detectors/index.ts'
import type { DraftFeature, PolicyPlace, PolicyScore, ScoreCondition } from './form/clause-form.ts'
import { detectorNames, detectorValues } from './lexicons/detector-names.ts'
import { phrasesOf } from './lexicons/phrases-of.ts'
import * as signs from './lexicons/signs.ts'
import { synonyms } from './lexicons/synonyms.ts'
import { targets } from './lexicons/targets.ts'
import { thingFamilies } from './lexicons/thing-families.ts'
import { topics } from './lexicons/topics.ts'
import { valueNames } from './lexicons/value-names.ts'
import { verbForms } from './lexicons/verbs.ts'
import { PhraseBook } from './phrase-book.ts'

/** All that a noun of a policy may mean; the clause decides. */
export interface Noun {
  readonly kind: 'noun'
  readonly score?: PolicyScore
  /** Name of a kind of evidence. */
  readonly evidence?: string
  /** Id of a detector. */
  readonly detector?: string
  /** What the detector is told. */
  readonly parameter?: string
  readonly topic?: string
  readonly isSource?: boolean
  readonly isSpeaker?: boolean
  readonly isLink?: boolean
  readonly feature?: DraftFeature
  readonly place?: PolicyPlace
  readonly unit?: 'sentence' | 'paragraph'
  /** It is wanted, and this is then not wanted. */
  readonly opposite?: string
}

/** What a phrase of a policy means. */
export type Sign =
  | { readonly kind: 'decision'; readonly action: Action }
  | { readonly kind: 'number'; readonly value: number }
  | {
      readonly kind: 'compare'
      readonly comparison: ScoreCondition['comparison']
      readonly isLimit: boolean
    }
  | { readonly kind: 'band'; readonly band: RiskLevel }
  | Noun
  /** `holds`: of all that it is said of, so that nothing is narrowed. */
  | { readonly kind: 'judgement'; readonly holds: boolean }
  | Plain<PlainKind>

/** The signs of some kinds. */
export type SignOf<Kind extends Sign['kind']> = Extract<Sign, { readonly kind: Kind }>

/** A sign that says nothing besides its kind. */
type Plain<Kind extends string> = Kind extends Kind ? { readonly kind: Kind } : never

type PlainKind =
  | 'notice'
  | 'permission'
  | 'publishing'
  | 'writing'
  | 'glue'
  | 'not'
  | 'ban'
  | 'prohibition'
  | 'lack'
  | 'unsourced'
  | 'unless'
  | 'must'
  | 'only'
  | 'if'
  | 'with'
  | 'about'
  | 'instance'
  | 'contrast'
  | 'approval'
  | 'whole'
  | 'everything'
  | 'pronoun'
  | 'per'
  | 'reason'

let made: PhraseBook<Sign> | undefined

/** All phrases that a policy may use, with what they mean; made for the first policy, because few runs have one. */
export function signBook(): PhraseBook<Sign> {
  made ??= makeSignBook()
  return made
}

/** Builds the book again. */
export function makeSignBook(): PhraseBook<Sign> {
  return new PhraseBook(readSigns())
}

function* readSigns(): Generator<[string, Sign]> {
  for (const who of phrasesOf(signs.reviewers)) {
    for (const what of phrasesOf(signs.reviewing)) {
      yield [`${who} ${what}`, { kind: 'decision', action: 'human_review' }]
    }
  }
  for (const who of phrasesOf(signs.departments)) {
    yield [`to ${who}`, { kind: 'decision', action: 'human_review' }]
    yield [`send to ${who}`, { kind: 'decision', action: 'human_review' }]
    yield [`go to ${who}`, { kind: 'decision', action: 'human_review' }]
    yield [`goes to ${who}`, { kind: 'decision', action: 'human_review' }]
    yield [`by ${who}`, { kind: 'decision', action: 'human_review' }]
  }
  for (const who of phrasesOf(signs.people)) {
    for (const verb of phrasesOf(signs.checking)) {
      for (const must of ['must', 'has to', 'should', 'needs to']) {
        yield [`${who} ${must} ${verb}`, { kind: 'decision', action: 'human_review' }]
      }
    }
  }
  yield* readNouns()
  const limits = new Set(phrasesOf(signs.limits))
  for (const [phrases, comparison] of signs.comparisons) {
    for (const phrase of phrasesOf(phrases)) {
      yield [phrase, { kind: 'compare', comparison, isLimit: limits.has(phrase) }]
    }
  }
  for (const [phrases, action] of signs.decisions) {
    yield* each(phrases, { kind: 'decision', action })
  }
  for (const [phrase, value] of signs.numbers) yield [phrase, { kind: 'number', value }]
  for (const [phrases, band] of signs.bands) yield* each(phrases, { kind: 'band', band })
  const rest: readonly [string, PlainKind][] = [
    [signs.bans, 'ban'],
    [signs.prohibitions, 'prohibition'],
    [signs.negations, 'not'],
    [signs.lacks, 'lack'],
    [signs.unsourced, 'unsourced'],
    [signs.exceptions, 'unless'],
    [signs.contrasts, 'contrast'],
    [signs.notices, 'notice'],
    [signs.permissions, 'permission'],
    [signs.publishing, 'publishing'],
    [signs.writing, 'writing'],
    [signs.requirements, 'must'],
    [signs.instances, 'instance'],
    [signs.abouts, 'about'],
    [signs.conditionals, 'if'],
    [signs.relatives, 'with'],
    [signs.onlys, 'only'],
    [signs.approvals, 'approval'],
    [signs.everythings, 'everything'],
    [signs.wholes, 'whole'],
    [signs.pronouns, 'pronoun'],
    [signs.distributives, 'per'],
    [signs.reasons, 'reason'],
    [signs.glue, 'glue'],
  ]
  yield* each(signs.judgements, { kind: 'judgement', holds: false })
  yield* each(signs.emphases, { kind: 'judgement', holds: true })
  for (const [phrases, kind] of rest) yield* each(phrases, { kind })
  yield* verbForms()
}

/** Nouns with all that they may mean, so that “texture” can be a score here and evidence there. */
function readNouns(): Map<string, Sign> {
  const nouns = new Map<string, Noun>()
  const add = (phrase: string, meaning: Partial<Noun>): void => {
    const words = phrase.includes('-') ? phrase.replaceAll('-', ' ').trim() : phrase
    const known = nouns.get(words)
    nouns.set(words, known === undefined ? { ...meaning, kind: 'noun' } : { ...meaning, ...known })
  }
  for (const { names, name } of targets) {
    for (const phrase of phrasesOf(names)) add(phrase, { evidence: name })
  }
  for (const [detector, parameter, names] of detectorValues) {
    for (const phrase of phrasesOf(names)) add(phrase, { detector, parameter })
  }
  for (const [detector, parameter, names] of valueNames) {
    for (const phrase of phrasesOf(names)) add(phrase, { detector, parameter })
  }
  for (const [detector, family] of thingFamilies) {
    for (const [parameter, names] of family())
      for (const phrase of names) add(phrase, { detector, parameter })
  }
  for (const { id, names } of detectors) {
    for (const phrase of names) add(phrase, { detector: id })
  }
  for (const names of [detectorNames, synonyms]) {
    for (const [detector, phrases] of Object.entries(names)) {
      for (const phrase of phrasesOf(phrases)) add(phrase, { detector })
    }
  }
  for (const [topic, { names }] of Object.entries(topics)) {
    for (const phrase of phrasesOf(names)) add(phrase, { topic })
  }
  for (const [phrases, score] of signs.scores)
    for (const phrase of phrasesOf(phrases)) add(phrase, { score })
  for (const phrase of phrasesOf(signs.sources)) add(phrase, { isSource: true })
  for (const phrase of phrasesOf(signs.speakers)) add(phrase, { isSpeaker: true })
  for (const phrase of phrasesOf(signs.links)) add(phrase, { isLink: true })
  for (const [phrases, place] of signs.places)
    for (const phrase of phrasesOf(phrases)) add(phrase, { place })
  for (const [phrases, feature] of signs.features)
    for (const phrase of phrasesOf(phrases)) add(phrase, { feature })
  for (const [phrases, unit] of signs.units)
    for (const phrase of phrasesOf(phrases)) add(phrase, { unit })
  for (const [phrases, opposite] of signs.opposites)
    for (const phrase of phrasesOf(phrases)) add(phrase, { opposite })
  return nouns
}

function* each(phrases: string, sign: Sign): Generator<[string, Sign]> {
  for (const phrase of phrasesOf(phrases)) yield [phrase, sign]
}
