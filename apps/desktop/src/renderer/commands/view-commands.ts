import { openSample } from '../files/open-drafts.ts'
import { commandTitles as titles } from '../language/command-messages.ts'
import { messages } from '../language/messages.ts'
import { mediaFiles } from '../media/media-files.ts'
import { closePage, layout, panelIds, showPage, showPanel } from '../state/layout.ts'
import type { Command } from './command.ts'

const views = [
  { view: 'write', keys: 'CmdOrCtrl+Shift+1' },
  { view: 'split', keys: 'CmdOrCtrl+Shift+2' },
  { view: 'preview', keys: 'CmdOrCtrl+Shift+3' },
] as const

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
    isOn: () => layout.get().isPanelShown,
    run: () => layout.change((state) => ({ ...state, isPanelShown: !state.isPanelShown })),
  },
  ...panelIds.map(
    (id, at): Command => ({
      id: `view.${id}`,
      title: titles.showPanel(messages.window.panels[id]),
      menu: 'view',
      keys: `CmdOrCtrl+${at + 1}`,
      run: () => showPanel(id),
    }),
  ),
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
    id: 'view.focus',
    title: titles['view.focus'],
    menu: 'view',
    keys: 'CmdOrCtrl+Shift+F',
    isOn: () => layout.get().isFocused,
    run: () =>
      layout.change((state) => ({
        ...state,
        isFocused: !state.isFocused,
        view: 'write',
        page: null,
      })),
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
