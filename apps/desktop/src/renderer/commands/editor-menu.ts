import type { Mark } from '@content-trust/design'
import { applyFix, findFix } from '../card/fixes.ts'
import { marksAt, openCard } from '../editor/card.ts'
import { fillEditorMenu, type MenuPlace } from '../editor/editor-menu.ts'
import { ignoreFinding } from '../findings/ignore.ts'
import { writingMessages } from '../language/writing-messages.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { shownDraft } from '../state/shown-editor.ts'
import type { MenuChoice } from '../widgets/pop-up-menu.ts'
import { commands, keysOf, runCommand } from './commands.ts'

const { menu: messages } = writingMessages

/** What the menu of the text offers for any words, by the ids of commands. */
const formats = ['bold', 'italic', 'code', 'link', 'bullet', 'number', 'task', 'quote']

/** Fills the menu of the text with the clipboard, the formats, and what can be done with a finding. */
export function fillEditorMenus(): void {
  fillEditorMenu('clipboard', clipboardChoices)
  fillEditorMenu('format', () => formats.flatMap((name) => choiceOf(`format.${name}`)))
  fillEditorMenu('finding', findingChoices)
}

function clipboardChoices({ view: { state } }: MenuPlace): MenuChoice[] {
  const isSelected = !state.selection.main.empty
  const mayWrite = !state.readOnly
  return [
    { title: messages.cut, role: 'cut', keys: 'CmdOrCtrl+X', isEnabled: isSelected && mayWrite },
    { title: messages.copy, role: 'copy', keys: 'CmdOrCtrl+C', isEnabled: isSelected },
    { title: messages.paste, role: 'paste', keys: 'CmdOrCtrl+V', isEnabled: mayWrite },
    {
      title: messages.pastePlain,
      role: 'pasteAndMatchStyle',
      keys: 'CmdOrCtrl+Shift+V',
      isEnabled: mayWrite,
    },
    { title: messages.selectAll, role: 'selectAll', keys: 'CmdOrCtrl+A' },
  ]
}

function choiceOf(id: string): MenuChoice[] {
  const command = commands.find((one) => one.id === id)
  if (command === undefined) return []
  const { title, when } = command
  return [
    {
      title,
      keys: keysOf(command),
      isEnabled: when?.() ?? true,
      run: () => runCommand(id),
    },
  ]
}

/** The finding under the pointer, the one with the fewest words: the others are in its card. */
function findingChoices({ view, at }: MenuPlace): MenuChoice[] {
  const draft = shownDraft()
  const mark = marksAt(view.state, at).toSorted((a, b) => a.to - a.from - (b.to - b.from))[0]
  if (draft === null || mark === undefined) return []
  const finding = analysisOf(analyses.get(), draft).findings[mark.finding]
  if (finding === undefined) return []
  const { suggestion, title, place } = finding
  const change: MenuChoice[] =
    suggestion === null || place === null || view.state.readOnly
      ? []
      : [{ title: messages.apply(suggestion), run: () => apply(draft, mark) }]
  return [
    ...change,
    { title: messages.explain(title), run: () => openCard([mark], 'key') },
    { title: messages.ignore, run: () => ignoreFinding(draft, finding, mark) },
  ]
}

/** Takes a suggestion if it keeps every fact; else its card says why it does not. */
async function apply(draft: string, mark: Mark): Promise<void> {
  const finding = analysisOf(analyses.get(), draft).findings[mark.finding]
  const fix = finding === undefined ? null : await findFix(draft, { finding, mark })
  if (fix !== null && fix.safety.status === 'passed') applyFix(draft, fix)
  else openCard([mark], 'key')
}
