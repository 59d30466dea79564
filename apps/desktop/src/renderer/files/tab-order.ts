import { activateDraft, drafts } from '../state/drafts.ts'
import { closePage, layout } from '../state/layout.ts'

/** Open drafts by when they were last in front, the newest first. */
let recent: readonly string[] = []
/** Where the writer is in `recent` while the keys are held; null when they are not. */
let walk: { readonly order: readonly string[]; readonly at: number } | null = null

/** Keeps the order in which drafts were in front. A walk through it ends when Ctrl is let go. */
export function followTabOrder(): void {
  const follow = (): void => {
    const { open, activeId } = drafts.get()
    const isOpen = (id: string): boolean => open.some((draft) => draft.id === id)
    const others = recent.filter((id) => id !== activeId && isOpen(id))
    const unseen = open.map(({ id }) => id).filter((id) => id !== activeId && !recent.includes(id))
    // Whatever else comes to the front ends a walk.
    if (walk !== null && walk.order[walk.at] !== activeId) walk = null
    if (walk === null) recent = [...(activeId === null ? [] : [activeId]), ...others, ...unseen]
  }
  const end = (): void => {
    walk = null
    follow()
  }
  end()
  drafts.subscribe(follow)
  window.addEventListener('keyup', ({ key }) => {
    if (key === 'Control' && walk !== null) end()
  })
  window.addEventListener('blur', () => {
    if (walk !== null) end()
  })
}

/** Brings the draft to the front that was there before, and before that while Ctrl stays down. */
export function showRecentDraft(step: 1 | -1): void {
  const { open } = drafts.get()
  const isOpen = (id: string): boolean => open.some((draft) => draft.id === id)
  const order = walk?.order.filter(isOpen) ?? recent.filter(isOpen)
  const at = next(order.length, walk?.at ?? 0, step)
  walk = { order, at }
  bringForward(order[at])
}

/** Brings the draft to the front whose tab is beside the active one, around the ends. */
export function showNeighbour(step: 1 | -1): void {
  const { open, activeId } = drafts.get()
  const at = open.findIndex(({ id }) => id === activeId)
  bringForward(open[next(open.length, at, step)]?.id)
}

/** Shows a draft, whatever page is open. */
export function bringForward(id: string | undefined): void {
  if (id === undefined) return
  activateDraft(id)
  if (layout.get().page !== null) closePage()
}

function next(length: number, at: number, step: 1 | -1): number {
  return length === 0 ? 0 : (at + step + length) % length
}
