import type { LeftOut } from '../../clause.ts'
import {
  type ClauseForm,
  emptyForm,
  type PolicyNeed,
  type PolicyTarget,
} from '../../form/clause-form.ts'
import { once } from '../assembling/resolve.ts'
import type { WantedList } from './need-items.ts'
import type { PlacedNeed } from './need-place.ts'
import type { NeedSubject } from './need-subject.ts'
import type { Wanted } from './wanted.ts'

/** The form of a need of the whole draft, or of one of each thing that it names. */
export function formOf(
  subject: NeedSubject,
  { items, isEither }: WantedList,
  { place, isBeside }: PlacedNeed,
  isConditional: boolean,
): { readonly form: ClauseForm; readonly leftOut: readonly LeftOut[] } | undefined {
  const { things, when } = subject
  // “No first names without surnames”: what is needed is there.
  if (things.some((thing) => items.some(({ needs }) => isOneOf(thing, needs)))) return undefined
  const isEach = things.length > 0 && (isBeside || !isConditional) && place === undefined
  if (isEach && items.every(({ beside }) => beside.length > 0)) {
    const [kept, left] = isEither ? [items, []] : [items.slice(0, 1), items.slice(1)]
    const unless = once(kept.flatMap(({ beside }) => beside))
    return {
      form: { ...emptyForm, kind: 'need', targets: [...things], when: [...when], unless },
      leftOut: left.map(asLeftOut),
    }
  }
  // Of several lists of signs, no form takes one of each.
  const isMixed = !isEither && items.length > 1
  const kept = isMixed ? items.filter((item) => item.needs.length === 1) : items
  const left = items.filter((item) => !kept.includes(item)).map(asLeftOut)
  const all = kept.flatMap((item) => (place === 'ending' ? item.needs.map(asSigned) : item.needs))
  if (all.length === 0) return undefined
  const needs = isEither ? once(all) : joined(all)
  const isOne = isEither || kept.some((item) => item.needs.length > 1)
  const isFeature = needs.some(({ kind }) => kind === 'feature')
  return {
    form: {
      ...emptyForm,
      kind: 'need',
      when: [...when, ...things],
      needs,
      ...(isOne && needs.length > 1 ? { isEither: true } : {}),
      ...(place === undefined || isFeature ? {} : { place }),
    },
    leftOut: place === undefined || !isFeature ? left : [...left, { words: place, how: 'ignored' }],
  }
}

/** “The writer's name at the end”: a letter is signed with a name and nothing else. */
function asSigned(need: PolicyNeed): PolicyNeed {
  return need.kind === 'feature' && need.feature === 'author'
    ? { kind: 'target', target: { kind: 'detector', name: 'person-name' }, atLeast: 1 }
    : need
}

function asLeftOut({ written }: Wanted): LeftOut {
  return { words: written, how: 'ignored' }
}

/** What is asked for twice is needed twice: “the year of birth and the year of death”. */
function joined(needs: readonly PolicyNeed[]): PolicyNeed[] {
  const counts = new Map<string, PolicyNeed>()
  for (const need of needs) {
    const key = JSON.stringify({ ...need, atLeast: 0 })
    const known = counts.get(key)
    const isCounted = known?.kind === 'target' && known.target.kind === 'detector'
    if (known === undefined) counts.set(key, need)
    else if (isCounted) counts.set(key, { ...known, atLeast: known.atLeast + need.atLeast })
  }
  return [...counts.values()]
}

function isOneOf(thing: PolicyTarget, needs: readonly PolicyNeed[]): boolean {
  return needs.some((need) => need.kind === 'target' && isSame(need.target, thing))
}

export function isSame(one: PolicyTarget, other: PolicyTarget): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
