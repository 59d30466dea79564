import type { LeftOut } from '../../clause.ts'
import { type ClauseForm, emptyForm } from '../../form/clause-form.ts'
import { lackingTarget } from '../../lexicons/lacking-things.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { writtenOf } from '../tokens/token-patterns.ts'
import { listedParts } from './listed-parts.ts'
import type { NeedFrame } from './need-frame.ts'
import { placedNeed } from './need-place.ts'

/** A form that looks for what lacks something, with what else it should have. */
export interface LackingForm {
  readonly form: ClauseForm
  readonly leftOut: readonly LeftOut[]
}

/** “Photos need a credit” looks for photos without one, which a detector finds; undefined where none does. */
export function lackingForm({ subject, object }: NeedFrame): LackingForm | undefined {
  const thing = nameOf(subject)
  const needs = listedParts(placedNeed(object).tokens)
  const targets = needs.map((need) => lackingTarget(thing, nameOf(need)))
  const target = targets.find((each) => each !== undefined)
  if (target === undefined || object.some(({ text }) => text === 'or')) return undefined
  const others = needs.filter((_need, at) => targets[at] === undefined)
  return {
    form: { ...emptyForm, targets: [target] },
    leftOut: others.map((need) => ({ words: writtenOf(need), how: 'ignored' })),
  }
}

const determiner = /^(?:an?|the|its|their|each|every|all|any|our|your|some|one)$/

function nameOf(tokens: readonly PolicyToken[]): string {
  return tokens
    .filter(({ text }, at) => at > 0 || !determiner.test(text))
    .map(({ text }) => singular(text))
    .join(' ')
}
