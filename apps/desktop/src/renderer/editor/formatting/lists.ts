import type { ChangeSpec, EditorState, Line, StateCommand } from '@codemirror/state'
import { changeLines } from './lines.ts'
import { type Node, nodeAround, prefixOf, treeAt } from './places.ts'
import { withNumbers } from './renumber.ts'

export type ListKind = 'bullet' | 'number' | 'task'

/** Makes list items of the lines of the selection; where all are such items, makes paragraphs of them. */
export function toggleList(kind: ListKind): StateCommand {
  return changeLines((state, lines) => {
    const items = lines.filter((line) => !isContinuation(state, line))
    const isAll = items.every((line) => kindOf(line) === kind)
    let number = isAll ? 0 : numberAbove(state, items[0])
    return items.map((line) => {
      const { container, marker, box, heading } = prefixOf(line.text)
      const from = line.from + container.length
      const to = from + marker.length + box.length + heading.length
      number += 1
      return { from, to, insert: isAll ? '' : markerOf(kind, number) }
    })
  })
}

function markerOf(kind: ListKind, number: number): string {
  return kind === 'number' ? `${number}. ` : kind === 'task' ? '- [ ] ' : '- '
}

function kindOf({ text }: Line): ListKind | null {
  const { marker, box } = prefixOf(text)
  if (marker === '') return null
  return /^\d/.test(marker) ? 'number' : box === '' ? 'bullet' : 'task'
}

/** A line that goes on with an item, and is none itself. */
function isContinuation(state: EditorState, line: Line): boolean {
  const { container, marker } = prefixOf(line.text)
  if (marker !== '' || !/^\s/.test(line.text)) return false
  return nodeAround(state, line.from + container.length, listItem, 1) !== null
}

/** The number of the item just above; 0 where there is none. */
function numberAbove({ doc }: EditorState, line: Line | undefined): number {
  if (line === undefined || line.number === 1) return 0
  const above = prefixOf(doc.line(line.number - 1).text)
  return above.container === prefixOf(line.text).container
    ? Number.parseInt(above.marker, 10) || 0
    : 0
}

const listItem = new Set(['ListItem'])

/** Puts the items of the selection below the item before them. */
export const nestList: StateCommand = moveItems((state, item) => {
  // Quote marks stand between the items of a quoted list.
  let before = item.prevSibling
  while (before !== null && before.name !== 'ListItem') before = before.prevSibling
  return before === null ? null : contentColumn(state, before) - column(state, item)
})

/** Puts the items of the selection beside the item that they are in. */
export const unnestList: StateCommand = moveItems((state, item) => {
  const parent = item.parent?.parent
  return parent?.name === 'ListItem' ? column(state, parent) - column(state, item) : null
})

/** Moves items with all that is in them, by the columns that their first one has to move. */
function moveItems(columnsOf: (state: EditorState, item: Node) => number | null): StateCommand {
  return ({ state, dispatch }) => {
    const items = itemsOf(state)
    const first = items[0]
    if (first === undefined) return false
    if (state.readOnly) return true
    const by = columnsOf(state, first)
    // An item that cannot move takes the key all the same: it must not lead out of the text.
    if (by === null) return true
    const spec = linesIn(state, items).flatMap((line) => shift(line, by))
    const changes = withNumbers(state, state.changes(spec), first.from)
    dispatch(
      state.update({
        changes,
        selection: state.selection.map(changes, 1),
        scrollIntoView: true,
        userEvent: 'input.format',
      }),
    )
    return true
  }
}

/** The items that the main selection touches, without those inside of another one. */
function itemsOf(state: EditorState): Node[] {
  const { from, to } = state.selection.main
  const items: Node[] = []
  const start = state.doc.lineAt(from)
  treeAt(state, to).iterate({
    from: start.from,
    to,
    enter: ({ name, node }) => {
      if (name !== 'ListItem') return true
      const isTouched = node.from >= start.from && node.from <= to
      if (isTouched) items.push(node)
      return !isTouched
    },
  })
  if (items.length > 0) return items
  // On a line that goes on with an item, the item moves.
  const { container } = prefixOf(start.text)
  const around = nodeAround(state, start.from + container.length, listItem, 1)
  return around === null || start.text.trim() === '' ? [] : [around]
}

function linesIn({ doc }: EditorState, items: readonly Node[]): Line[] {
  const numbers = new Set<number>()
  for (const { from, to } of items) {
    const last = doc.lineAt(to).number
    for (let number = doc.lineAt(from).number; number <= last; number++) numbers.add(number)
  }
  return [...numbers].map((number) => doc.line(number))
}

/** Adds or takes away white space before a line, behind its quote marks. */
function shift(line: Line, by: number): ChangeSpec[] {
  if (line.text.trim() === '') return []
  const start = /^(?:[ \t]*>)+ ?/.exec(line.text)?.[0].length ?? 0
  if (by >= 0) return [{ from: line.from + start, insert: ' '.repeat(by) }]
  const space = /^[ \t]*/.exec(line.text.slice(start))?.[0].length ?? 0
  return [{ from: line.from + start, to: line.from + start + Math.min(space, -by) }]
}

function column({ doc }: EditorState, item: Node): number {
  return item.from - doc.lineAt(item.from).from
}

/** The column at which the words of an item start: what is below the item has to start there. */
function contentColumn(state: EditorState, item: Node): number {
  const { text, from } = state.doc.lineAt(item.from)
  const { marker } = prefixOf(text.slice(item.from - from))
  return column(state, item) + Math.max(2, marker.length)
}
