import { language } from '@codemirror/language'
import { type ChangeSet, type ChangeSpec, EditorState } from '@codemirror/state'
import { type Node, treeAt } from './places.ts'

/**
 * Changes, and after them the numbers of the ordered lists around an offset in sequence. A writer who numbers
 * all items alike keeps it so.
 */
export function withNumbers(state: EditorState, changes: ChangeSet, at: number): ChangeSet {
  const before = orderedLists(state, outermostList(state, at))
  if (before.some((list) => isNumberedAlike(state, list))) return changes
  const own = state.facet(language)
  const doc = changes.apply(state.doc)
  const after = EditorState.create({ doc, extensions: own === null ? [] : [own] })
  const lists = orderedLists(after, outermostList(after, changes.mapPos(at, 1)))
  return changes.compose(after.changes(lists.flatMap((list) => inSequence(after, list))))
}

function outermostList(state: EditorState, at: number): Node | null {
  let list: Node | null = null
  for (let node: Node | null = treeAt(state, at).resolveInner(at, 1); node; node = node.parent) {
    if (/List$/.test(node.name)) list = node
  }
  return list
}

function orderedLists(state: EditorState, around: Node | null): Node[] {
  if (around === null) return []
  const lists: Node[] = []
  treeAt(state, around.to).iterate({
    from: around.from,
    to: around.to,
    enter: ({ name, node }) => {
      if (name === 'OrderedList') lists.push(node)
    },
  })
  return lists
}

function marksOf(list: Node): Node[] {
  return list.getChildren('ListItem').flatMap((item) => item.getChild('ListMark') ?? [])
}

function numbersOf(state: EditorState, list: Node): number[] {
  return marksOf(list).map(({ from, to }) => Number.parseInt(state.sliceDoc(from, to), 10))
}

function isNumberedAlike(state: EditorState, list: Node): boolean {
  const [first, ...others] = numbersOf(state, list)
  return others.length > 0 && others.every((number) => number === first)
}

/** A list inside another one counts from 1. */
function inSequence(state: EditorState, list: Node): ChangeSpec[] {
  const numbers = numbersOf(state, list)
  const start = list.parent?.name === 'ListItem' ? 1 : (numbers[0] ?? 1)
  return marksOf(list).flatMap(({ from, to }, index): ChangeSpec[] =>
    numbers[index] === start + index ? [] : [{ from, to: to - 1, insert: `${start + index}` }],
  )
}
