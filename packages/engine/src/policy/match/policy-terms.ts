import type { PolicyClause, PolicyPhrase } from '../clause.ts'
import { topics } from '../lexicons/topics.ts'
import { phrasesOf } from '../policy-signs.ts'
import { singular } from '../policy-tokens.ts'

/** Phrases to look for in a draft, in the singular, each with the terms that it shows. */
export type PolicyTerms = ReadonlyMap<string, readonly string[]>

/** Key of a topic among the terms. */
export function topicKey(topic: string): string {
  return `topic ${topic}`
}

/** Key of a phrase among the terms. */
export function phraseKey(phrase: PolicyPhrase): string {
  return `phrase ${phrase.join(' ')}`
}

/** Everything that clauses look for by its words. */
export function termsOf(clauses: readonly PolicyClause[]): PolicyTerms {
  const terms = new Map<string, string[]>()
  const seen = new Set<string>()
  const add = (words: readonly string[], key: string): void => {
    const phrase = words.map(singular).join(' ')
    const keys = terms.get(phrase)
    if (keys === undefined) terms.set(phrase, [key])
    else if (!keys.includes(key)) keys.push(key)
  }
  const addTopic = (topic: string): void => {
    if (seen.has(topic)) return
    seen.add(topic)
    for (const phrase of phrasesOf(topics[topic].words)) add(phrase.split(' '), topicKey(topic))
  }
  for (const clause of clauses) {
    clause.topics.forEach(addTopic)
    for (const phrase of [...clause.about, ...clause.words]) add(phrase, phraseKey(phrase))
    for (const exception of clause.exceptions) {
      if (exception.kind === 'topic') addTopic(exception.topic)
      if (exception.kind === 'phrase') add(exception.words, phraseKey(exception.words))
    }
  }
  return terms
}

/** The regular forms of a word that count as the word: plural and possessive. */
export function formsOf(word: string): string[] {
  const forms = [word, `${word}s`, `${word}'s`, `${word}s'`]
  if (/(?:s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`)
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`)
  return forms
}
