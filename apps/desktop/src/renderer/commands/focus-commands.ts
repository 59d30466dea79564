import { settingChoices } from '../../shared/settings.ts'
import { frontMatterOf } from '../editor/front-matter.ts'
import { toggleFrontMatter } from '../editor/front-matter-fold.ts'
import { askWordGoal } from '../editor/word-goal.ts'
import { commandTitles } from '../language/command-messages.ts'
import { writingTitles as titles } from '../language/writing-messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { toggleFocus } from '../state/focus-mode.ts'
import { layout } from '../state/layout.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { editorView } from '../state/shown-editor.ts'
import type { Command } from './command.ts'

export const focusCommands: readonly Command[] = [
  {
    id: 'view.focus',
    title: commandTitles['view.focus'],
    menu: 'view',
    keys: 'CmdOrCtrl+Shift+D',
    startsGroup: true,
    isOn: () => layout.get().isFocused,
    run: toggleFocus,
  },
  ...settingChoices.focusOn.map(
    (focusOn): Command => ({
      id: `view.focus-on-${focusOn}`,
      title: titles.focusOn[focusOn],
      menu: 'view',
      isOn: () => settings.get().focusOn === focusOn,
      run: () => changeSettings({ focusOn }),
    }),
  ),
  {
    id: 'view.typewriter',
    title: titles['view.typewriter'],
    menu: 'view',
    keys: 'CmdOrCtrl+Shift+T',
    isOn: () => settings.get().typewriter,
    run: () => changeSettings({ typewriter: !settings.get().typewriter }),
  },
  {
    id: 'view.word-goal',
    title: titles['view.word-goal'],
    menu: 'view',
    when: () => activeDraft(drafts.get()) !== null,
    run: () => {
      const draft = activeDraft(drafts.get())
      if (draft !== null) void askWordGoal(draft)
    },
  },
  {
    id: 'view.front-matter',
    title: titles['view.front-matter'],
    menu: 'view',
    keys: 'CmdOrCtrl+Shift+M',
    when: () => {
      const view = editorView()
      return view !== null && frontMatterOf(view.state.doc) !== null
    },
    run: () => {
      const view = editorView()
      if (view !== null) toggleFrontMatter(view)
    },
  },
]
