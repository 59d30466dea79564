import { folder } from '../files/folder.ts'
import { openSample } from '../files/open-drafts.ts'
import { commandTitles as titles } from '../language/command-messages.ts'
import { messages } from '../language/messages.ts'
import { mediaFiles } from '../media/media-files.ts'
import {
  closePage,
  isSideShown,
  layout,
  type PanelId,
  panelIds,
  showPage,
  showPanel,
  toggleSide,
} from '../state/layout.ts'
import type { Command } from './command.ts'

const views = [
  { view: 'write', keys: 'CmdOrCtrl+Shift+1' },
  { view: 'split', keys: 'CmdOrCtrl+Shift+2' },
  { view: 'preview', keys: 'CmdOrCtrl+Shift+3' },
] as const

/** The keys of each panel: they stay with it, whatever panels come before it. */
const panelKeys: Readonly<Partial<Record<PanelId, string>>> = {
  findings: 'CmdOrCtrl+1',
  revise: 'CmdOrCtrl+2',
  style: 'CmdOrCtrl+3',
  images: 'CmdOrCtrl+4',
  sources: 'CmdOrCtrl+5',
}

export const viewCommands: readonly Command[] = [
  {
    id: 'view.palette',
    title: titles['view.palette'],
    menu: 'view',
    keys: 'CmdOrCtrl+Shift+P',
    moreKeys: ['F1'],
    run: () => layout.change((state) => ({ ...state, isPaletteOpen: true })),
  },
  {
    id: 'view.side-panel',
    title: titles['view.side-panel'],
    menu: 'view',
    keys: 'CmdOrCtrl+J',
    startsGroup: true,
    isOn: () => isSideShown(layout.get(), 'panel'),
    run: () => toggleSide('panel'),
  },
  {
    id: 'view.tree',
    title: titles['view.tree'],
    menu: 'view',
    keys: 'CmdOrCtrl+Shift+J',
    when: () => folder.get() !== null,
    isOn: () => isSideShown(layout.get(), 'tree'),
    run: () => toggleSide('tree'),
  },
  ...panelIds.map((id): Command => {
    const keys = panelKeys[id]
    return {
      id: `view.${id}`,
      title: titles.showPanel(messages.window.panels[id]),
      menu: 'view',
      ...(keys !== undefined && { keys }),
      run: () => showPanel(id),
    }
  }),
  ...views.map(
    ({ view, keys }, at): Command => ({
      id: `view.${view}`,
      title: titles[view],
      menu: 'view',
      keys,
      startsGroup: at === 0,
      isOn: () => layout.get().view === view,
      run: () => layout.change((state) => ({ ...state, view, page: null })),
    }),
  ),
  {
    id: 'view.media',
    title: titles['view.media'],
    menu: 'view',
    when: () => mediaFiles.get().length > 0,
    run: () => showPage('media'),
  },
  {
    id: 'help.sample',
    title: titles['help.sample'],
    menu: 'help',
    run: () => {
      openSample()
      closePage()
    },
  },
  {
    id: 'help.about',
    title: titles['help.about'],
    menu: 'help',
    run: () => showPage('about'),
  },
]
