import type { Action, RiskLevel } from '../schema/index.ts'
import type { PolicyScore, PolicyTarget, ScoreCondition } from './clause.ts'
import * as signs from './lexicons/signs.ts'
import { targets } from './lexicons/targets.ts'
import { topics } from './lexicons/topics.ts'
import { makePhraseBook, type PhraseBook } from './phrase-book.ts'

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
  | { readonly kind: 'scope'; readonly scope: 'heading' | 'opening' }
  | {
      /** A word may be a score, a topic and a kind of evidence; the clause decides. */
      readonly kind: 'noun'
      readonly score?: PolicyScore
      readonly target?: PolicyTarget
      readonly topic?: string
      readonly isSource?: boolean
    }
  | Plain<PlainKind>

/** The signs of some kinds. */
export type SignOf<Kind extends Sign['kind']> = Extract<Sign, { readonly kind: Kind }>

/** A sign that says nothing besides its kind. */
type Plain<Kind extends string> = Kind extends Kind ? { readonly kind: Kind } : never

type PlainKind = Modifier | 'notice' | 'permission' | 'publishing' | 'writing' | 'glue'

/** Words that change how the rest of a clause is read. */
export type Modifier =
  | 'not'
  | 'lack'
  | 'unsourced'
  | 'unless'
  | 'must'
  | 'about'
  | 'instance'
  | 'everything'
  | 'pronoun'

let made: PhraseBook<Sign> | undefined

/** All phrases that a policy may use, with what they mean; made for the first policy, because few runs have one. */
export function signBook(): PhraseBook<Sign> {
  made ??= makeSignBook()
  return made
}

/** Builds the book again. */
export function makeSignBook(): PhraseBook<Sign> {
  return makePhraseBook(readSigns())
}

function* readSigns(): Generator<[string, Sign]> {
  for (const who of phrasesOf(signs.reviewers)) {
    for (const what of phrasesOf(signs.reviewing)) {
      yield [`${who} ${what}`, { kind: 'decision', action: 'human_review' }]
    }
  }
  for (const who of phrasesOf(signs.departments)) {
    yield [`to ${who}`, { kind: 'decision', action: 'human_review' }]
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
  yield* each(signs.headings, { kind: 'scope', scope: 'heading' })
  yield* each(signs.openings, { kind: 'scope', scope: 'opening' })
  const rest: readonly [string, PlainKind][] = [
    [signs.negations, 'not'],
    [signs.lacks, 'lack'],
    [signs.unsourced, 'unsourced'],
    [signs.exceptions, 'unless'],
    [signs.notices, 'notice'],
    [signs.permissions, 'permission'],
    [signs.publishing, 'publishing'],
    [signs.writing, 'writing'],
    [signs.requirements, 'must'],
    [signs.instances, 'instance'],
    [signs.abouts, 'about'],
    [signs.everythings, 'everything'],
    [signs.pronouns, 'pronoun'],
    [signs.glue, 'glue'],
  ]
  for (const [phrases, kind] of rest) yield* each(phrases, { kind })
}

/** Nouns with all that they may mean, so that “texture” can be a score here and evidence there. */
function readNouns(): Map<string, Sign> {
  const nouns = new Map<string, Extract<Sign, { kind: 'noun' }>>()
  const add = (phrase: string, meaning: Partial<Extract<Sign, { kind: 'noun' }>>): void => {
    nouns.set(phrase, { ...meaning, ...nouns.get(phrase), kind: 'noun' })
  }
  for (const { names, ...target } of targets)
    for (const name of phrasesOf(names)) add(name, { target })
  for (const [topic, { names }] of Object.entries(topics)) {
    for (const name of phrasesOf(names)) add(name, { topic })
  }
  for (const [phrases, score] of signs.scores)
    for (const name of phrasesOf(phrases)) add(name, { score })
  for (const phrase of phrasesOf(signs.sources)) add(phrase, { isSource: true })
  return nouns
}

function* each(phrases: string, sign: Sign): Generator<[string, Sign]> {
  for (const phrase of phrasesOf(phrases)) yield [phrase, sign]
}

/** The entries of a lexicon line. */
export function phrasesOf(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim())
}
