import { fillEditorMenu } from '../editor/editor-menu.ts'
import { spellingMessages } from '../language/spelling-messages.ts'
import { goToProblem } from '../spelling/go-to-problem.ts'
import { spellingChoicesAt } from '../spelling/quick-fix-choices.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { editorView } from '../state/shown-editor.ts'
import type { Command } from './command.ts'

const titles = spellingMessages.commands

const isChecking = (): boolean => editorView() !== null && settings.get().spelling.isOn

export const spellingCommands: readonly Command[] = [
  {
    id: 'spelling.next',
    title: titles['spelling.next'],
    menu: 'edit',
    keys: 'F7',
    startsGroup: true,
    when: isChecking,
    run: () => goToProblem(1),
  },
  {
    id: 'spelling.previous',
    title: titles['spelling.previous'],
    menu: 'edit',
    keys: 'Shift+F7',
    when: isChecking,
    run: () => goToProblem(-1),
  },
  {
    id: 'spelling.check',
    title: titles['spelling.check'],
    menu: 'edit',
    isOn: () => settings.get().spelling.isOn,
    run: () => {
      const { spelling } = settings.get()
      return changeSettings({ spelling: { ...spelling, isOn: !spelling.isOn } })
    },
  },
]

/** Puts what can be done about a word into the menu that the right button opens on it. */
export function fillSpellingMenu(): void {
  fillEditorMenu('spelling', ({ view, at }) => spellingChoicesAt(view, at))
}
