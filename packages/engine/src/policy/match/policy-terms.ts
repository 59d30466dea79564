import type { PolicyClause } from '../clause.ts'
import type { ClauseForm, PolicyTarget } from '../form/clause-form.ts'
import { effects, strongEffects } from '../lexicons/effects.ts'
import { otherSensesOf } from '../lexicons/other-senses.ts'
import { phrasesOf } from '../lexicons/phrases-of.ts'
import { evidenceKind } from '../lexicons/targets.ts'
import { topics } from '../lexicons/topics.ts'
import { isMarked, singular } from '../policy-tokens.ts'
import { akinTo, kinOf } from './kin.ts'

/** Phrases to look for in a draft, in the singular, each with the terms that it shows. */
export type PolicyTerms = ReadonlyMap<string, readonly string[]>

type Term = Extract<PolicyTarget, { readonly kind: 'topic' | 'phrase' }>

/** Key of words of effect among the terms. */
export const effectKey = 'effects'

/** Key of words that make a claim on any topic. */
export const strongEffectKey = 'strong effects'

/** Key of a topic or a phrase among the terms. */
export function termKey(term: Term): string {
  if (term.kind === 'topic') return `topic ${term.name}`
  if (term.apart === true && !term.words.includes(' ')) return wordKey(term.words)
  return `${term.kin === true ? 'kin' : 'phrase'} ${term.words}`
}

/** Key of one of the words of a phrase that may stand apart. */
export const wordKey = (word: string): string => `akin ${word}`

/** Key of the words of a topic that show it only near another. */
export const besideKey = (topic: string): string => `${topic} beside`

/** Key of the phrases in which words of a term mean something else. */
export const elsewhereKey = (term: string): string => `${term} elsewhere`

/** Everything that clauses look for by its words. */
export function termsOf(clauses: readonly PolicyClause[]): PolicyTerms {
  const terms = new Map<string, string[]>()
  const seen = new Set<string>()
  const addPhrase = (phrase: string, key: string): void => {
    const words = isMarked(phrase) ? phrase : phrase.split(/[ -]+/).map(singular).join(' ')
    const keys = terms.get(words)
    if (keys === undefined) terms.set(words, [key])
    else if (!keys.includes(key)) keys.push(key)
  }
  const add = (key: string, phrases: readonly string[]): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const phrase of phrases) addPhrase(phrase, key)
  }
  // Words that are spoken of and phrases are meant in one sense, and single words in quotes wherever they stand.
  const addSpoken = (key: string, words: string, phrases: readonly string[]): void => {
    add(key, phrases)
    const others = otherSensesOf(singular(words))
    if (others.length > 0) add(elsewhereKey(key), others)
  }
  const addTopic = (term: Term & { readonly kind: 'topic' }): void => {
    const { words = '', beside = '', elsewhere = '' } = topics[term.name] ?? {}
    const key = termKey(term)
    add(key, phrasesOf(words))
    add(besideKey(key), phrasesOf(beside))
    add(elsewhereKey(key), phrasesOf(elsewhere))
  }
  for (const { form } of clauses) {
    if (form === undefined) continue
    for (const term of targetsOf(form)) {
      if (term.kind === 'topic') addTopic(term)
      if (term.kind === 'phrase' && term.apart === true) {
        for (const word of term.words.split(' '))
          addSpoken(wordKey(word), word, akinTo(word.toLowerCase()))
      } else if (term.kind === 'phrase' && term.kin === true) {
        addSpoken(termKey(term), term.words, kinOf(term.words))
      } else if (term.kind === 'phrase') {
        if (term.words.includes(' ')) addSpoken(termKey(term), term.words, [term.words])
        else add(termKey(term), [term.words])
      }
      if (term.kind === 'evidence' && evidenceKind(term.name)?.effects !== undefined) {
        add(effectKey, phrasesOf(effects))
        add(strongEffectKey, phrasesOf(strongEffects))
      }
    }
    for (const words of form.narrowedBy)
      add(termKey({ kind: 'phrase', words, kin: true }), kinOf(words))
  }
  return terms
}

function* targetsOf({ targets, about, when, unless, needs }: ClauseForm): Generator<PolicyTarget> {
  yield* targets
  yield* about
  yield* when
  for (const exception of unless) if (exception.kind === 'target') yield exception.target
  for (const need of needs) if (need.kind === 'target') yield need.target
}

/** The regular forms of a word that count as the word: plural and possessive. */
export function formsOf(word: string): string[] {
  // “Is” is no plural of “I”.
  if (word.includes("'")) return [word]
  if (word.length < 3) return [word, `${word}'s`]
  const forms = [word, `${word}s`, `${word}'s`, `${word}s'`]
  if (/(?:s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`)
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`)
  return forms
}
