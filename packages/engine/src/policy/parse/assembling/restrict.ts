import type { PolicyTarget } from '../../form/clause-form.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import type { Assembly } from './assembly.ts'

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
  const [first] = form.targets
  // “Only quotes may be longer than 30 words”: no other sentence may.
  if (first.kind === 'length' && first.of === 'quote') {
    const target = { ...first, of: 'sentence' } as const
    assembly.form = { ...form, targets: [target], unless: [{ kind: 'quoted' }] }
    return
  }
  const isPhrase = ({ kind }: PolicyTarget): boolean => kind === 'phrase'
  const phrases = form.targets.filter(isPhrase)
  const things = form.targets.filter((target) => !isPhrase(target))
  const isOfLinks = things.some(({ kind }) => kind === 'link')
  if (phrases.length === 0 || things.length === 0 || isOfLinks) {
    assembly.form = { ...form, kind: 'restriction' }
    return
  }
  // “As an e-mail address, nothing but info@example.org”: of the addresses this one is allowed.
  const isInstance = ({ words }: { readonly words: string }): boolean => /[@\d]/.test(words)
  const named = phrases.flatMap((target) => (target.kind === 'phrase' ? [target] : []))
  if (!named.every(isInstance)) {
    assembly.isBlocked = true
    assembly.leftOut.push({ words: 'only', how: 'ignored' })
  }
  const unless = named.map((target) => ({ kind: 'target', target }) as const)
  assembly.form = { ...form, targets: things, unless }
}
