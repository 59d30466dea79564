import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state'
import { isLiteralAt, type Node, nodeAround, type Span } from './places.ts'
import { segmentsOf, wordAround } from './segments.ts'

const links = new Set(['Link', 'Image'])

/**
 * Makes a link of the selected words or of the word at the caret, to the address where there is one;
 * takes a link away where the caret is in it.
 */
export function toggleLink(address: string | null): StateCommand {
  return ({ state, dispatch }) => {
    const { main } = state.selection
    if (state.readOnly) return false
    const link = nodeAround(state, main.head, links) ?? nodeAround(state, main.from, links, 1)
    if (link?.name === 'Link' && link.from <= main.from && link.to >= main.to) {
      dispatch(state.update(withoutLink(state, link)))
      return true
    }
    const words = main.empty
      ? (wordAround(state, main.head) ?? { from: main.head, to: main.head })
      : segmentsOf(state, main)[0]
    if (words === undefined) return false
    if (main.empty ? isLiteralAt(state, main.head) : isInCode(state, words.from)) return false
    dispatch(state.update(withLink(state, words, address)))
    return true
  }
}

const code = new Set(['InlineCode', 'FencedCode', 'CodeBlock'])

function isInCode(state: EditorState, at: number): boolean {
  return nodeAround(state, at, code, 1) !== null
}

function withLink(state: EditorState, { from, to }: Span, address: string | null) {
  const text = state.sliceDoc(from, to)
  const isAddress = addressOf(text) !== null
  const label = isAddress ? '' : text
  const target = isAddress ? text : (address ?? '')
  const insert = `[${label}](${targetOf(target)})`
  // The caret goes to what is missing: the words, else the address, else behind the link.
  const at =
    label === '' ? from + 1 : target === '' ? from + insert.length - 1 : from + insert.length
  return {
    changes: { from, to, insert },
    selection: EditorSelection.cursor(at),
    scrollIntoView: true,
    userEvent: 'input.format',
  }
}

function withoutLink(state: EditorState, link: Node) {
  const label = labelOf(link)
  const text = state.sliceDoc(label.from, label.to)
  const at = Math.min(Math.max(state.selection.main.head, label.from), label.to)
  return {
    changes: { from: link.from, to: link.to, insert: text },
    selection: EditorSelection.cursor(link.from + at - label.from),
    userEvent: 'input.format',
  }
}

/** What is between the first two brackets of a link. */
function labelOf(link: Node): Span {
  const marks = link.getChildren('LinkMark')
  return { from: marks[0]?.to ?? link.from, to: marks[1]?.from ?? link.to }
}

/** An address as it stands between the parentheses of a link. */
function targetOf(address: string): string {
  return /[()<>\s]/.test(address)
    ? `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>`
    : address
}

/** The address that a text is; null for other words. */
export function addressOf(text: string): string | null {
  const address = text.trim()
  return /^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(address) && URL.canParse(address)
    ? address
    : null
}
