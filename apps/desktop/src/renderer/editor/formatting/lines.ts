import type { ChangeSpec, EditorState, Line, StateCommand } from '@codemirror/state'
import { isLiteralLine, linesOf, nodeAround, prefixOf } from './places.ts'

/** Changes lines of the selection; the caret goes with its words. */
export function changeLines(change: (state: EditorState, lines: readonly Line[]) => ChangeSpec[]) {
  const command: StateCommand = ({ state, dispatch }) => {
    if (state.readOnly) return false
    const lines = state.selection.ranges.flatMap((range) => linesOf(state, range))
    const prose = lines.filter((line) => !isLiteralLine(state, line))
    if (prose.length === 0) return false
    // Blank lines between others are left alone; a blank line alone is where the writer starts.
    const written = prose.filter(({ text }) => text.trim() !== '')
    const spec = change(state, written.length > 0 ? written : prose.slice(0, 1))
    const changes = state.changes(spec)
    const selection = state.selection.map(changes, 1)
    dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input.format' }))
    return true
  }
  return command
}

const underlined = new Set(['SetextHeading1', 'SetextHeading2'])

/** Makes headings of the lines of the selection; 0, or the level that they have, makes paragraphs. */
export function setHeading(level: 0 | 1 | 2 | 3 | 4 | 5 | 6): StateCommand {
  return changeLines((state, lines) => {
    const isSame = lines.every((line) => levelOf(state, line) === level)
    const sign = level === 0 || isSame ? '' : `${'#'.repeat(level)} `
    return lines.flatMap((line): ChangeSpec[] => {
      const { container, marker, box, heading } = prefixOf(line.text)
      const from = line.from + container.length
      const to = from + marker.length + box.length + heading.length
      // A list stays one when its items lose a heading that they may not have.
      const kept = sign === '' ? marker + box : ''
      return [...withoutUnderline(state, line), { from, to, insert: kept + sign }]
    })
  })
}

function levelOf(state: EditorState, line: Line): number {
  const setext = nodeAround(state, line.from + prefixOf(line.text).container.length, underlined, 1)
  if (setext !== null) return Number(setext.name.at(-1))
  return prefixOf(line.text).heading.trim().length
}

/** Takes the line of signs away that makes a heading of the line above it. */
function withoutUnderline(state: EditorState, line: Line): ChangeSpec[] {
  const setext = nodeAround(state, line.from + prefixOf(line.text).container.length, underlined, 1)
  const mark = setext?.getChild('HeaderMark')
  if (mark === null || mark === undefined) return []
  const under = state.doc.lineAt(mark.from)
  // A selection may hold the underline itself, which is no text.
  return under.from === line.from ? [] : [{ from: under.from - 1, to: under.to }]
}

/** Makes a quote of the lines of the selection, or takes one level of quotes from them. */
export const toggleQuote: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false
  const all = state.selection.ranges.flatMap((range) => linesOf(state, range))
  const isQuote = (line: Line): boolean => /^\s*>/.test(line.text)
  const written = all.filter(({ text }) => text.trim() !== '')
  const isAll = written.length > 0 && written.every(isQuote)
  const spec = all.flatMap((line): ChangeSpec[] => {
    if (!isAll)
      return [{ from: line.from, insert: line.text === '' && all.length > 1 ? '>' : '> ' }]
    const found = /^(\s*)> ?/.exec(line.text)
    const start = line.from + (found?.[1]?.length ?? 0)
    return found === null ? [] : [{ from: start, to: line.from + found[0].length }]
  })
  const changes = state.changes(spec)
  const selection = state.selection.map(changes, 1)
  dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input.format' }))
  return true
}

const fenced = new Set(['FencedCode'])

/** Puts fences around the lines of the selection, or takes them away. */
export const toggleCodeBlock: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection
  const lines = linesOf(state, main)
  const first = lines[0]
  const last = lines.at(-1)
  if (state.readOnly || first === undefined || last === undefined) return false
  const block = nodeAround(state, main.from, fenced) ?? nodeAround(state, main.from, fenced, 1)
  const fence = block === null ? fenceFor(state.sliceDoc(first.from, last.to)) : ''
  const spec: ChangeSpec[] =
    block === null
      ? [
          { from: first.from, insert: `${fence}\n` },
          { from: last.to, insert: `\n${fence}` },
        ]
      : fencesOf(state, block.from, block.to)
  const changes = state.changes(spec)
  const anchor = changes.mapPos(main.anchor, main.anchor <= main.head ? 1 : -1)
  const head = changes.mapPos(main.head, block === null && main.anchor < main.head ? -1 : 1)
  const caret = first === last && main.empty && block === null ? main.head + fence.length + 1 : null
  const selection = caret === null ? { anchor, head } : { anchor: caret }
  dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input.format' }))
  return true
}

/** The lines of the fences, with a line end each. */
function fencesOf({ doc }: EditorState, from: number, to: number): ChangeSpec[] {
  const open = doc.lineAt(from)
  const close = doc.lineAt(to)
  const isClosed = close.number > open.number && /^\s*(?:>\s*)*(?:`{3,}|~{3,})\s*$/.test(close.text)
  return [
    { from: open.from, to: Math.min(open.to + 1, doc.length) },
    ...(isClosed ? [{ from: Math.max(close.from - 1, open.to + 1), to: close.to }] : []),
  ]
}

/** Longer than any run of backticks in the text. */
function fenceFor(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length))
  return '`'.repeat(longest + 1)
}
