import type { Assembly } from './assembly.ts'
import type { ClauseState } from './clause-state.ts'

/** “Only allow texts about tea”: a draft about nothing else is found fault with. */
export function restrict(state: ClauseState, assembly: Assembly): void {
  const { form } = assembly
  const isOpen =
    state.isOnly &&
    (state.action === undefined || state.permitsOnly) &&
    !state.isNeed &&
    form.unless.length === 0 &&
    form.needs.length === 0
  if (!isOpen || form.targets.length === 0) return
  const isOpposite = [...state.slots.subject.nouns, ...state.slots.need.nouns].some(
    ({ noun }) => noun.opposite !== undefined,
  )
  if (isOpposite) return
  assembly.form = { ...form, kind: 'restriction' }
}
