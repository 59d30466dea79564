import type { EvidenceGroup } from '@content-trust/design'
import type { PanelId } from './panels.tsx'
import { createStore } from './store.ts'

interface Layout {
  readonly panel: PanelId
  readonly isPanelShown: boolean
  readonly isPaletteOpen: boolean
  /** Groups of evidence whose marks are not drawn. */
  readonly hiddenGroups: ReadonlySet<EvidenceGroup>
}

/** Which parts of the window are shown. */
export const layout = createStore<Layout>({
  panel: 'findings',
  isPanelShown: true,
  isPaletteOpen: false,
  hiddenGroups: new Set(),
})

/** Shows a panel. */
export function showPanel(panel: PanelId): void {
  layout.change((state) => ({ ...state, panel, isPanelShown: true }))
}
