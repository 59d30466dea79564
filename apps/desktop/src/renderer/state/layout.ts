import type { EvidenceGroup } from '@content-trust/design'
import { editorView } from './shown-editor.ts'
import { createStore } from './store.ts'

/** The panels at the side, in the order of their tabs. */
export const panelIds = ['findings', 'revise', 'style', 'images'] as const
export type PanelId = (typeof panelIds)[number]

/** What can take the place of drafts and panels. */
export type PageId = 'settings' | 'about' | 'compare' | 'media'

interface Layout {
  readonly panel: PanelId
  readonly isPanelShown: boolean
  readonly isPaletteOpen: boolean
  /** The text, the text beside its preview, or the preview alone. */
  readonly view: 'write' | 'split' | 'preview'
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
  isPaletteOpen: false,
  view: 'write',
  page: null,
  isFocused: false,
  hiddenGroups: new Set(),
})

/** Shows a panel. */
export function showPanel(panel: PanelId): void {
  layout.change((state) => ({
    ...state,
    panel,
    isPanelShown: true,
    isFocused: false,
    page: null,
  }))
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
