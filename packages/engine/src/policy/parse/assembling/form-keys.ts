import type { PolicyException, PolicyNeed, PolicyTarget } from '../../form/clause-form.ts'
import { lacking } from '../../lexicons/detector-names.ts'
import type { Noun } from '../../policy-signs.ts'
import { nounNamed } from './resolve.ts'

export function keysOfNoun(noun: Noun): string[] {
  const { opposite } = noun
  const other = opposite === undefined ? undefined : nounNamed(opposite)
  return [...ownKeys(noun), ...(other === undefined ? [] : ownKeys(other))]
}

/** The keys of a noun, its opposite aside: of two that are each other's opposite either may be meant. */
function ownKeys(noun: Noun): string[] {
  const { evidence, detector, topic, feature, place } = noun
  return [
    ...(evidence === undefined ? [] : [`evidence ${evidence}`]),
    // “Unsupported claims” are claims.
    ...(evidence === 'quotes' ? ['length'] : []),
    ...(evidence === 'claims' ? ['evidence unsupported claims'] : []),
    ...(detector === undefined ? [] : [`detector ${detector}`]),
    // “Links to other sites, other than example.org”
    ...(detector === 'link-host' ? ['link'] : []),
    ...(detector?.startsWith('long-') === true ? ['length'] : []),
    ...(topic === undefined ? [] : [`topic ${topic}`]),
    ...(feature === undefined ? [] : [`feature ${feature}`]),
    ...(feature === 'date' ? ['detector old-date'] : []),
    ...(detector !== undefined && lacking.has(detector)
      ? [`detector ${lacking.get(detector)}`]
      : []),
    ...(feature === 'image' ? ['detector missing-alt-text'] : []),
    ...(place === undefined ? [] : [`place ${place}`]),
    // “Studies older than ten years”: what is old is found by its date.
    ...(noun.isSource === true ? ['source', 'detector old-date', 'detector year-before'] : []),
    ...(noun.isSpeaker === true ? ['speaker', 'source'] : []),
    ...(noun.isLink === true ? ['link', 'source'] : []),
  ]
}

export function keysOfTarget(target: PolicyTarget): string[] {
  switch (target.kind) {
    case 'phrase':
      return [`phrase ${target.words}`]
    case 'length':
      return ['length']
    case 'link':
      return ['link', ...target.hosts.map((host) => `host ${host}`)]
    default:
      return [`${target.kind} ${target.name}`]
  }
}

export function keysOfException(exception: PolicyException): string[] {
  switch (exception.kind) {
    case 'source':
      return ['source', 'link']
    case 'speaker':
      return ['speaker', 'source', 'feature author']
    case 'quoted':
      return ['evidence quotes']
    case 'number':
      return ['evidence numbers', 'evidence statistics']
    case 'date':
    case 'end-date':
      return ['feature date']
    case 'bracketed':
      return ['bracketed']
    case 'place':
      return [`place ${exception.place}`]
    case 'section':
      return ['section']
    case 'value':
      return exception.values.map((value) => `value ${value}`)
    case 'target':
      return keysOfTarget(exception.target)
    default:
      return exception satisfies never
  }
}

export function keysOfNeed(need: PolicyNeed): string[] {
  if (need.kind === 'target') return keysOfTarget(need.target)
  if (need.kind === 'section') return ['section']
  const { feature } = need
  return [`feature ${feature}`, feature, ...(/heading$/.test(feature) ? ['place heading'] : [])]
}
