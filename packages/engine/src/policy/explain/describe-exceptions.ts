import type { PolicyException } from '../form/clause-form.ts'
import { describeSections } from './describe-need.ts'
import { describeHeld } from './describe-target.ts'
import { joinItems } from './join-items.ts'
import { places } from './places.ts'

/** How an exception speaks of the matches. */
const pronouns = {
  one: { are: 'it is', them: 'it', their: 'its', end: 'it ends' },
  many: { are: 'they are', them: 'them', their: 'their', end: 'they end' },
} as const

type Pronouns = (typeof pronouns)['one' | 'many']

/** What frees matches, as it goes on after “unless”. */
export function describeExceptions(exceptions: readonly PolicyException[], isOne: boolean): string {
  const words = isOne ? pronouns.one : pronouns.many
  const held = (isNear: boolean) =>
    describeHeld(
      exceptions.flatMap((exception) =>
        exception.kind === 'target' && (exception.isBeside === true) === isNear
          ? [exception.target]
          : [],
      ),
    )
  const [own, near] = [held(false), held(true)]
  return joinItems(
    [
      ...exceptions.flatMap((exception) =>
        exception.kind === 'target' ? [] : [describeException(exception, words)],
      ),
      ...(own.length === 0 ? [] : [`${words.their} sentence has ${joinItems(own, 'or')}`]),
      ...(near.length === 0
        ? []
        : [`${words.their} sentence or the next one has ${joinItems(near, 'or')}`]),
    ],
    'or',
  )
}

function describeException(
  exception: Exclude<PolicyException, { readonly kind: 'target' }>,
  { are, them, their, end }: Pronouns,
): string {
  switch (exception.kind) {
    case 'source':
      return `a source backs ${them}`
    case 'speaker':
      return 'the speaker is named'
    case 'quoted':
      return `${are} quoted`
    case 'number':
      return `${their} sentence has a number`
    case 'bracketed':
      return `a bracket explains ${them}`
    case 'date':
      return `a date is beside ${them}`
    case 'end-date':
      return `the date on which ${end} is beside ${them}`
    case 'place':
      return `${are} in ${places[exception.place]}`
    case 'section':
      return `${are} in ${describeSections(exception.headings)}`
    case 'value':
      return `${are} ${joinItems(
        exception.values.map((value) => `“${value}”`),
        'or',
      )}`
    default:
      return exception satisfies never
  }
}
