import { type ClauseForm, emptyForm } from '../../form/clause-form.ts'
import { lackingDetector } from '../../lexicons/lacking-things.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import type { NeedFrame } from './need-frame.ts'
import { placedNeed } from './need-place.ts'

/** “Photos need a credit” looks for photos without one, which a detector finds; undefined where none does. */
export function lackingForm({ subject, object }: NeedFrame): ClauseForm | undefined {
  const name = lackingDetector(nameOf(subject), nameOf(placedNeed(object).tokens))
  return name === undefined ? undefined : { ...emptyForm, targets: [{ kind: 'detector', name }] }
}

const determiner = /^(?:an?|the|its|their|each|every|all|any|our|your|some|one)$/

function nameOf(tokens: readonly PolicyToken[]): string {
  return tokens
    .filter(({ text }, at) => at > 0 || !determiner.test(text))
    .map(({ text }) => singular(text))
    .join(' ')
}
