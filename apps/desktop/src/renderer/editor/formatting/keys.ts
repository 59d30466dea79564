import { deleteMarkupBackward, insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown'
import { type Extension, Prec, type StateCommand } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { frontMatterOf } from '../front-matter.ts'
import { nestList, unnestList } from './lists.ts'
import { cellBelow, nextCell, previousCell } from './tables.ts'

const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false })

/** Front matter is no Markdown: a list there is a list of YAML. */
const inProse =
  (command: StateCommand): StateCommand =>
  (target) => {
    const settings = frontMatterOf(target.state.doc)
    const isSetting = settings !== null && target.state.selection.main.head <= settings.to
    return isSetting ? false : command(target)
  }

const firstOf =
  (...all: readonly StateCommand[]): StateCommand =>
  (target) =>
    all.some((command) => command(target))

/** Enter, Tab and Backspace in lists, quotes and tables. Elsewhere Tab leads out of the text. */
export const structureKeys: Extension = Prec.high(
  keymap.of([
    { key: 'Enter', run: inProse(firstOf(cellBelow, continueMarkup)) },
    { key: 'Backspace', run: inProse(deleteMarkupBackward) },
    { key: 'Tab', run: inProse(firstOf(nextCell, nestList)) },
    { key: 'Shift-Tab', run: inProse(firstOf(previousCell, unnestList)) },
  ]),
)
