import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type MenuChoice, popUpMenu } from '../widgets/pop-up-menu.ts'

/** Where the menu was asked for. */
export interface MenuPlace {
  readonly view: EditorView
  /** Offset of the words under the pointer, or of the caret. */
  readonly at: number
}

/** Rows of the menu for a place; none where it has nothing to say. */
export type MenuPart = (place: MenuPlace) => readonly MenuChoice[] | Promise<readonly MenuChoice[]>

/** The parts in the order of the menu: what is about these words comes before what is about any. */
const order = ['spelling', 'finding', 'clipboard', 'format'] as const
export type MenuPartName = (typeof order)[number]

const parts = new Map<MenuPartName, MenuPart>()

/** Fills a part of the menu that the right button opens in the text; one that was there before goes. */
export function fillEditorMenu(name: MenuPartName, part: MenuPart): void {
  parts.set(name, part)
}

/** Opens the menu of the system in the text, by the right button or by the key for it. */
export const editorMenu: Extension = EditorView.domEventHandlers({
  contextmenu: (event, view) => {
    event.preventDefault()
    const at = isByKey(event)
      ? view.state.selection.main.head
      : view.posAtCoords({ x: event.clientX, y: event.clientY }, false)
    putCaret(view, at)
    void open({ view, at }, isByKey(event))
    return true
  },
})

async function open(place: MenuPlace, isKey: boolean): Promise<void> {
  const filled = await Promise.all(order.map((name) => parts.get(name)?.(place) ?? []))
  const choices = filled.flatMap((part) =>
    part.map((choice, index) => (index === 0 ? { ...choice, startsGroup: true } : choice)),
  )
  const caret = isKey ? place.view.coordsAtPos(place.at) : null
  await popUpMenu(choices, caret === null ? null : { x: caret.left, y: caret.bottom })
}

/** The key for the menu sends the event without a pointer. */
function isByKey(event: MouseEvent): boolean {
  return event.button !== 2 && !event.ctrlKey
}

/** What the menu pastes comes where it was opened, unless the words there are selected. */
function putCaret(view: EditorView, at: number): void {
  const { from, to } = view.state.selection.main
  if (at < from || at > to) view.dispatch({ selection: { anchor: at } })
  view.focus()
}
