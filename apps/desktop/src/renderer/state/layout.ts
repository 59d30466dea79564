import type { EvidenceGroup } from '@content-trust/design'
import { editorView } from './shown-editor.ts'
import { createStore } from './store.ts'

/** The panels at the side, in the order of their tabs. */
export const panelIds = [
  'findings',
  'revise',
  'style',
  'images',
  'sources',
  'outline',
  'search',
] as const
export type PanelId = (typeof panelIds)[number]

/** The text, the text beside its preview, or the preview alone. */
export const views = ['write', 'split', 'preview'] as const

/** What can take the place of drafts and panels. */
export type PageId = 'settings' | 'about' | 'compare' | 'history' | 'media'

/** What stands at a side of the text and can be as wide as the user likes. */
export type SideId = 'tree' | 'panel'

/** How wide each side may be, and how wide it is until the user moves its edge; in CSS pixels. */
export const sideWidths: Readonly<Record<SideId, { least: number; most: number; usual: number }>> =
  {
    tree: { least: 144, most: 480, usual: 216 },
    panel: { least: 272, most: 720, usual: 400 },
  }

interface Layout {
  readonly panel: PanelId
  readonly isPanelShown: boolean
  /** Whether the tree of an open folder is shown. */
  readonly isTreeShown: boolean
  /** Of the tree, in CSS pixels, within `sideWidths`. */
  readonly treeWidth: number
  /** Of the panel, in CSS pixels, within `sideWidths`. */
  readonly panelWidth: number
  /** Whether the window is too narrow for anything beside the text; the sides then lie over it. */
  readonly isNarrow: boolean
  /** The side that lies over the text of a narrow window. */
  readonly overlay: SideId | null
  readonly isPaletteOpen: boolean
  readonly view: (typeof views)[number]
  /** What takes the place of drafts and panels; null shows them. */
  readonly page: PageId | null
  /** Nothing but the text: no panels, no marks. */
  readonly isFocused: boolean
  /** Groups of evidence whose marks are not drawn. */
  readonly hiddenGroups: ReadonlySet<EvidenceGroup>
}

/** Which parts of the window are shown. */
export const layout = createStore<Layout>({
  panel: 'findings',
  isPanelShown: true,
  isTreeShown: true,
  treeWidth: sideWidths.tree.usual,
  panelWidth: sideWidths.panel.usual,
  isNarrow: false,
  overlay: null,
  isPaletteOpen: false,
  view: 'write',
  page: null,
  isFocused: false,
  hiddenGroups: new Set(),
})

/** Shows a panel. */
export function showPanel(panel: PanelId): void {
  layout.change((state) => ({ ...state, panel }))
  showSide('panel')
}

/** Whether a side is shown; a narrow window shows at most one, over the text. */
export function isSideShown(state: Layout, side: SideId): boolean {
  if (state.isFocused) return false
  if (state.isNarrow) return state.overlay === side
  return side === 'tree' ? state.isTreeShown : state.isPanelShown
}

/** Shows a side, whatever page is in its place. */
export function showSide(side: SideId): void {
  layout.change((state) => ({
    ...withSide(state, side, true),
    isFocused: false,
    page: null,
  }))
}

/** Shows a side, or hides the one that is shown; its keys are then those of the text. */
export function toggleSide(side: SideId): void {
  const state = layout.get()
  if (state.page !== null || !isSideShown(state, side)) showSide(side)
  else hideSide(side)
}

/** Hides a side. The focus goes from it to the text. */
export function hideSide(side: SideId): void {
  const had = document.querySelector(`[data-side="${side}"]`)?.matches(':focus-within') === true
  layout.change((state) => withSide(state, side, false))
  if (had) editorView()?.focus()
}

function withSide(state: Layout, side: SideId, isShown: boolean): Layout {
  if (state.isNarrow) return { ...state, overlay: isShown ? side : null }
  return side === 'tree' ? { ...state, isTreeShown: isShown } : { ...state, isPanelShown: isShown }
}

/** Makes a side as wide as asked, as far as its limits go. */
export function widenSide(side: SideId, width: number): void {
  const { least, most } = sideWidths[side]
  const within = Math.round(Math.min(most, Math.max(least, width)))
  layout.change((state) =>
    side === 'tree' ? { ...state, treeWidth: within } : { ...state, panelWidth: within },
  )
}

/** Shows a page in the place of the drafts. */
export function showPage(page: PageId): void {
  layout.change((state) => ({ ...state, page }))
}

/** Goes back from a page to the draft. */
export function closePage(): void {
  layout.change((state) => ({ ...state, page: null }))
  requestAnimationFrame(() => editorView()?.focus())
}
