import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import { findPhrase } from '../../phrase-book.ts'
import { withAnyNumber } from '../../phrase-numbers.ts'
import { type Noun, signBook } from '../../policy-signs.ts'
import { singular } from '../../policy-tokens.ts'
import type { FoundNoun, Slot } from '../reading/slots.ts'

/** What a noun asks to look for, its topic aside. */
export function thingsOf(
  { evidence, detector, parameter }: Noun,
  value: number | string | undefined = parameter,
): PolicyTarget[] {
  const things: PolicyTarget[] = []
  if (evidence !== undefined) things.push({ kind: 'evidence', name: evidence })
  if (detector !== undefined) {
    things.push({ kind: 'detector', name: detector, ...(value === undefined ? {} : { value }) })
  }
  return things
}

/** What a noun asks to look for; a topic only where it means nothing else. */
export function targetsOf(noun: Noun): PolicyTarget[] {
  const things = thingsOf(noun)
  if (things.length > 0) return things
  return noun.topic === undefined ? [] : [{ kind: 'topic', name: noun.topic }]
}

/** What narrows something else: of “claims about pricing” the topic, and no amounts of money. */
export function mattersOf(noun: Noun, value?: number): PolicyTarget[] {
  return noun.topic === undefined ? thingsOf(noun, value) : [{ kind: 'topic', name: noun.topic }]
}

/** “Reading level: grade 8”: what is told a number is looked for with it alone. */
export function withoutVague(targets: readonly PolicyTarget[]): PolicyTarget[] {
  const told = new Set(
    targets.flatMap((target) =>
      target.kind === 'detector' && typeof target.value === 'number' ? target.name : [],
    ),
  )
  return targets.filter(
    (target) => target.kind !== 'detector' || target.value !== undefined || !told.has(target.name),
  )
}

/** Words to look for. */
export function phraseOf(words: string): PolicyTarget {
  return { kind: 'phrase', words }
}

/** Words that stand for others of their kind: their other forms count too. */
export function exampleOf(words: string): PolicyTarget {
  const isSeveral = /[^\p{L}\p{M}\p{N}]/u.test(words) && withAnyNumber(words) === words
  return isSeveral ? phraseOf(words) : { kind: 'phrase', words, kin: true }
}

/** The noun that a name of the lexicon means. */
export function nounNamed(name: string): Noun | undefined {
  const words = name.split(' ').map(singular)
  const found = findPhrase(signBook(), words, 0)
  return found?.meaning.kind === 'noun' && found.length === words.length ? found.meaning : undefined
}

/** Whether nothing was said in a role. */
export function isEmpty({ nouns, phrases, unknown, hosts }: Slot): boolean {
  return nouns.length + phrases.length + unknown.length + hosts.length === 0
}

/** Whether a form looks for its targets in every sentence of a draft. */
export function isUnplaced({ about, narrowedBy, place, moreThan }: ClauseForm): boolean {
  return about.length + narrowedBy.length + moreThan === 0 && place === undefined
}

/** Each of some things once. */
export function once<Item>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = JSON.stringify(item)
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Splits nouns in those that are something to find and those that only name a part of a draft. */
export function partNouns(nouns: readonly FoundNoun[]): {
  things: FoundNoun[]
  parts: FoundNoun[]
} {
  const isThing = ({ noun }: FoundNoun): boolean =>
    targetsOf(noun).length > 0 || noun.isLink === true
  return { things: nouns.filter(isThing), parts: nouns.filter((found) => !isThing(found)) }
}
