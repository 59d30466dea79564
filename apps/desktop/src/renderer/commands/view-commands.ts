import { layout, showPanel } from '../app/layout.ts'
import { panelIds, panels } from '../app/panels.tsx'
import type { Command } from './command.ts'

export const viewCommands: readonly Command[] = [
  {
    id: 'view.palette',
    title: 'Command palette…',
    menu: 'view',
    keys: 'CmdOrCtrl+Shift+P',
    run: () => layout.change((state) => ({ ...state, isPaletteOpen: true })),
  },
  {
    id: 'view.side-panel',
    title: 'Show the side panel',
    menu: 'view',
    keys: 'CmdOrCtrl+J',
    startsGroup: true,
    isOn: () => layout.get().isPanelShown,
    run: () => layout.change((state) => ({ ...state, isPanelShown: !state.isPanelShown })),
  },
  ...panelIds.map(
    (id, at): Command => ({
      id: `view.${id}`,
      title: `Show ${panels[id].title.toLowerCase()}`,
      menu: 'view',
      keys: `CmdOrCtrl+${at + 1}`,
      run: () => showPanel(id),
    }),
  ),
]
