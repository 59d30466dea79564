import type { Action, RiskLevel } from '../schema/index.ts'
import type { ScoreCondition } from './form/clause-form.ts'
import { phrasesOf } from './lexicons/phrases-of.ts'
import * as signs from './lexicons/signs.ts'
import { verbForms } from './lexicons/verbs.ts'
import { PhraseBook } from './phrase-book.ts'
import { type Noun, readNouns } from './policy-nouns.ts'

export type { Noun } from './policy-nouns.ts'

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
  const book = new PhraseBook<Sign>()
  // A generator of all of them would take as long as the book.
  const each = (phrases: string, sign: Sign): void => {
    for (const phrase of phrasesOf(phrases)) book.add(phrase, sign)
  }
  addReviews(book)
  for (const [phrase, noun] of readNouns()) book.add(phrase, noun)
  const limits = new Set(phrasesOf(signs.limits))
  for (const [phrases, comparison] of signs.comparisons) {
    for (const phrase of phrasesOf(phrases)) {
      book.add(phrase, { kind: 'compare', comparison, isLimit: limits.has(phrase) })
    }
  }
  for (const [phrases, action] of signs.decisions) each(phrases, { kind: 'decision', action })
  for (const [phrase, value] of signs.numbers) book.add(phrase, { kind: 'number', value })
  for (const [phrases, band] of signs.bands) each(phrases, { kind: 'band', band })
  each(signs.judgements, { kind: 'judgement', holds: false })
  each(signs.emphases, { kind: 'judgement', holds: true })
  for (const [phrases, kind] of plain) each(phrases, { kind })
  for (const [phrase, sign] of verbForms()) book.add(phrase, sign)
  return book
}

/** Phrases that say nothing besides their kind. */
const plain: readonly (readonly [phrases: string, kind: PlainKind])[] = [
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

/** Who looks at a draft, and how: “an editor must check”, “send to legal”. */
function addReviews(book: PhraseBook<Sign>): void {
  const sign: Sign = { kind: 'decision', action: 'human_review' }
  for (const who of phrasesOf(signs.reviewers)) {
    for (const what of phrasesOf(signs.reviewing)) book.add(`${who} ${what}`, sign)
  }
  for (const who of phrasesOf(signs.departments)) {
    for (const how of ['to', 'send to', 'go to', 'goes to', 'by']) book.add(`${how} ${who}`, sign)
  }
  for (const who of phrasesOf(signs.people)) {
    for (const verb of phrasesOf(signs.checking)) {
      for (const must of ['must', 'has to', 'should', 'needs to']) {
        book.add(`${who} ${must} ${verb}`, sign)
      }
    }
  }
}
