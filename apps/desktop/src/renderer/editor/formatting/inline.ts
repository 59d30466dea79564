import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type SelectionRange,
  type StateCommand,
} from '@codemirror/state'
import { isLiteralAt, type Node, nodeAround, type Span, treeAt } from './places.ts'
import { segmentsOf, trimmed, wordAround } from './segments.ts'

/** A pair of marks around words. */
interface Inline {
  readonly mark: string
  /** What the pair is called in the tree. */
  readonly node: string
}

const inlines = {
  bold: { mark: '**', node: 'StrongEmphasis' },
  italic: { mark: '*', node: 'Emphasis' },
  struck: { mark: '~~', node: 'Strikethrough' },
  code: { mark: '`', node: 'InlineCode' },
} as const satisfies Record<string, Inline>
export type InlineName = keyof typeof inlines

/** Puts marks around the selected words or the word at the caret, or takes them away. */
export function toggleInline(name: InlineName): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false
    const kind: Inline = inlines[name]
    const spec = state.changeByRange((range) =>
      range.empty ? toggleAtCaret(state, range, kind) : toggleSelected(state, range, kind),
    )
    dispatch(state.update(spec, { scrollIntoView: true, userEvent: 'input.format' }))
    return true
  }
}

interface Toggled {
  readonly range: SelectionRange
  readonly changes: ChangeSpec
}

function toggleAtCaret(state: EditorState, range: SelectionRange, kind: Inline): Toggled {
  const at = range.head
  const { mark } = kind
  const around = pairAround(state, { from: at, to: at }, kind)
  if (around !== null) return moved(state, range, unmark(state, around, contentOf(around)))
  if (kind.node !== 'InlineCode' && isLiteralAt(state, at)) return { range, changes: [] }
  const before = state.sliceDoc(at - mark.length, at)
  if (before === mark && state.sliceDoc(at, at + mark.length) === mark) {
    return moved(state, range, [{ from: at - mark.length, to: at + mark.length }])
  }
  const word = wordAround(state, at)
  if (word === null) {
    return {
      range: EditorSelection.cursor(at + mark.length),
      changes: { from: at, insert: mark + mark },
    }
  }
  const changes = state.changes(enclose(state, word, kind))
  // At the end of a word the caret stays inside, so that writing goes on in bold.
  return { range: EditorSelection.cursor(changes.mapPos(at, at === word.to ? -1 : 1)), changes }
}

function toggleSelected(state: EditorState, range: SelectionRange, kind: Inline): Toggled {
  const segments = segmentsOf(state, range)
  if (segments.length === 0) return { range, changes: [] }
  const pairs = segments.map((segment) => pairAround(state, segment, kind))
  const isAll = pairs.every((pair) => pair !== null)
  const changes = segments.flatMap((segment, index) => {
    const pair = pairs[index] ?? null
    if (isAll) return pair === null ? [] : unmark(state, pair, segment)
    return pair === null ? enclose(state, segment, kind) : []
  })
  return moved(state, range, changes)
}

/** A range after changes: what was selected stays selected, without marks beside it. */
function moved(state: EditorState, range: SelectionRange, spec: readonly ChangeSpec[]): Toggled {
  const changes = state.changes([...spec])
  if (range.empty) return { range: EditorSelection.cursor(changes.mapPos(range.head)), changes }
  const from = changes.mapPos(range.from, 1)
  const to = Math.max(from, changes.mapPos(range.to, -1))
  const isForward = range.anchor <= range.head
  return { range: EditorSelection.range(isForward ? from : to, isForward ? to : from), changes }
}

/** The pair of marks that a range is inside of. */
function pairAround(state: EditorState, { from, to }: Span, { node: name }: Inline): Node | null {
  const names = new Set([name])
  for (const side of [1, -1] as const) {
    const pair = nodeAround(state, from, names, side)
    if (pair !== null && pair.from <= from && pair.to >= to) return pair
  }
  return null
}

function contentOf({ firstChild, lastChild, from, to }: Node): Span {
  return { from: firstChild?.to ?? from, to: lastChild?.from ?? to }
}

/** Takes a pair of marks from a part of its words; what is left at the sides keeps them. */
function unmark(state: EditorState, pair: Node, part: Span): ChangeSpec[] {
  const content = contentOf(pair)
  const open = state.sliceDoc(pair.from, content.from)
  const close = state.sliceDoc(content.to, pair.to)
  const from = Math.max(part.from, content.from)
  const to = Math.min(part.to, content.to)
  const left = trimmed(state, { from: content.from, to: from })
  const right = trimmed(state, { from: to, to: content.to })
  return [
    left === null
      ? { from: pair.from, to: content.from }
      : { from: left.to, to: left.to, insert: close },
    right === null
      ? { from: content.to, to: pair.to }
      : { from: right.from, to: right.from, insert: open },
  ]
}

/** Puts marks around words, and takes the same marks from inside of them. */
function enclose(state: EditorState, { from, to }: Span, kind: Inline): ChangeSpec[] {
  const inner: ChangeSpec[] = []
  let start = from
  let end = to
  treeAt(state, to).iterate({
    from,
    to,
    enter: ({ name, node }) => {
      if (name !== kind.node || node.to <= from || node.from >= to) return
      const content = contentOf(node)
      start = Math.min(start, node.from)
      end = Math.max(end, node.to)
      inner.push({ from: node.from, to: content.from }, { from: content.to, to: node.to })
    },
  })
  const { mark } = kind
  const text = state.sliceDoc(start, end)
  if (kind.node === 'InlineCode' && inner.length === 0 && text.includes('`')) {
    return [
      { from: start, insert: '`` ' },
      { from: end, insert: ' ``' },
    ]
  }
  return [{ from: start, insert: mark }, ...inner, { from: end, insert: mark }]
}
