import type { LengthTarget, PolicyTarget } from '../form/clause-form.ts'
import { detectorPhrase } from './detector-phrases.ts'
import { joinItems } from './join-items.ts'

type PhraseTarget = Extract<PolicyTarget, { readonly kind: 'phrase' }>
type TopicTarget = Extract<PolicyTarget, { readonly kind: 'topic' }>

/** Targets as noun phrases; topics are one, and so are words that count in any form or alone. */
export function describeTargets(targets: readonly PolicyTarget[]): string[] {
  const phrases = targets.filter(isPhrase)
  const groups = [
    describeTopics(targets.filter(isTopic)),
    describeAnyForm(phrases.filter(isInAnyForm)),
    describeAlone(phrases.filter(isAlone)),
  ]
  const rest = targets.filter(
    (target) => !isTopic(target) && !(isPhrase(target) && (isInAnyForm(target) || isAlone(target))),
  )
  return [...rest.map(describeTarget), ...groups.filter((group) => group !== '')]
}

/** What a sentence may hold; each as a noun phrase. */
export function describeHeld(targets: readonly PolicyTarget[]): string[] {
  return describeTargets(targets).map((held) => held.replace(/^sentences with /, ''))
}

/** A target as a noun phrase, in the plural where it can be. */
export function describeTarget(target: PolicyTarget): string {
  switch (target.kind) {
    case 'evidence':
      return evidenceNames[target.name] ?? target.name
    case 'detector':
      return detectorPhrase(target.name, target.value)
    case 'topic':
      return describeTopics([target])
    case 'phrase':
      return describePhrase(target)
    case 'length':
      return describeLength(target)
    case 'link':
      return describeLinks(target)
    default:
      return target satisfies never
  }
}

/** Names of kinds of evidence that read as a noun phrase in another form. */
const evidenceNames: Readonly<Record<string, string>> = {
  absolutes: 'words that allow no exception',
  cliches: 'clichés',
  'assistant residue': 'leftovers of a chatbot',
  texture: 'machine-like texture',
}

function isPhrase(target: PolicyTarget): target is PhraseTarget {
  return target.kind === 'phrase'
}

function isTopic(target: PolicyTarget): target is TopicTarget {
  return target.kind === 'topic'
}

function isAlone({ alone }: PhraseTarget): boolean {
  return alone === true
}

function isInAnyForm({ words, kin, alone, apart }: PhraseTarget): boolean {
  return alone !== true && (apart === true ? !words.includes(' ') : kin === true)
}

function describePhrase(target: PhraseTarget): string {
  if (isAlone(target)) return describeAlone([target])
  if (isInAnyForm(target)) return describeAnyForm([target])
  return target.apart === true ? wordsApart(target) : quote(target.words)
}

/** “Sentences with both “plant” and “closures”” */
function wordsApart({ words }: PhraseTarget): string {
  const each = words.split(' ').map(quote)
  return `sentences with ${each.length === 2 ? 'both' : 'all of'} ${joinItems(each, 'and')}`
}

function describeAnyForm(phrases: readonly PhraseTarget[]): string {
  return phrases.length === 0 ? '' : `any form of ${joinItems(quotes(phrases), 'or')}`
}

function describeAlone(phrases: readonly PhraseTarget[]): string {
  return phrases.length === 0 ? '' : `nothing but ${joinItems(quotes(phrases), 'or')}`
}

function quotes(phrases: readonly PhraseTarget[]): string[] {
  return phrases.map(({ words }) => quote(words))
}

/** The pronoun has a capital, whichever way it was asked for. */
function quote(words: string): string {
  return `“${words.replaceAll(/(?<![\p{L}\p{N}.])i(?![\p{L}\p{N}.])/gu, 'I')}”`
}

function describeTopics(topics: readonly TopicTarget[]): string {
  if (topics.length === 0) return ''
  const names = topics.map(({ name }) => `“${name}”`)
  return `words on the topic${names.length === 1 ? '' : 's'} ${joinItems(names, 'and')}`
}

function describeLinks({
  hosts,
  isOther,
}: Extract<PolicyTarget, { readonly kind: 'link' }>): string {
  if (hosts.length === 0) return 'links'
  return `links to ${isOther ? 'any host but ' : ''}${joinItems(hosts, 'or')}`
}

/** “Sentences of more than 20 words” */
function describeLength({ of, in: unit, comparison, value }: LengthTarget): string {
  const units = value === 1 ? unit.slice(0, -1) : unit
  return `${of.replace('_', ' ')}s of ${sizes[comparison](value, units)}`
}

/** Sizes beyond or below a limit. */
export const sizes = {
  '>': (value: number, unit: string) => `more than ${value} ${unit}`,
  '>=': (value: number, unit: string) => `${value} ${unit} or more`,
  '<': (value: number, unit: string) => `fewer than ${value} ${unit}`,
  '<=': (value: number, unit: string) => `${value} ${unit} or fewer`,
} as const
