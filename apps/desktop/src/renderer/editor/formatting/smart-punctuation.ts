import { EditorSelection, type EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { isLiteralAt } from './places.ts'
import { isInTable } from './tables.ts'

/** What a typed sign becomes: the signs before it that go with it, and what takes their place. */
export interface Typographic {
  readonly before: number
  readonly insert: string
}

/** Typographic quotation marks and dashes while one types; never in front matter, code, HTML and addresses. */
export function smartPunctuation(isOn: () => boolean): Extension {
  return EditorView.inputHandler.of((view, from, to, text) => {
    if (!isOn() || view.composing || from !== to || text.length !== 1) return false
    const made = typographic(view.state, from, text)
    if (made === null) return false
    // Two steps, so that one undo brings the plain sign back.
    view.dispatch({
      changes: { from, insert: text },
      selection: EditorSelection.cursor(from + 1),
      userEvent: 'input.type',
    })
    view.dispatch({
      changes: { from: from - made.before, to: from + 1, insert: made.insert },
      selection: EditorSelection.cursor(from - made.before + made.insert.length),
      userEvent: 'input.typographic',
      scrollIntoView: true,
    })
    return true
  })
}

/** What a sign typed at an offset becomes; null where it stays as it is. */
export function typographic(state: EditorState, at: number, sign: string): Typographic | null {
  if (!/["'-]/.test(sign)) return null
  const line = state.doc.lineAt(at)
  const before = line.text.slice(0, at - line.from)
  const made = sign === '-' ? dashAfter(before) : quoteAfter(before, sign)
  if (made === null || isHalfWritten(before) || isLiteralAt(state, at)) return null
  // A row of hyphens says how columns are set.
  return sign === '-' && isInTable(state, at) ? null : made
}

/** Whether a line ends in code or a tag that is not closed yet: it is none for Markdown until then. */
function isHalfWritten(before: string): boolean {
  return /<[a-z/!][^<>]*$/i.test(before) || (before.match(/`/g)?.length ?? 0) % 2 === 1
}

/** Two hyphens are an en dash, three an em dash; at the start of a line they are a rule. */
function dashAfter(before: string): Typographic | null {
  if (/[^\s|:-].*–$/.test(before) || /^\s*–$/.test(before)) return { before: 1, insert: '—' }
  if (!/\S/.test(before.replace(/-+$/, ''))) return null
  return /[^-!<]-$/.test(before) ? { before: 1, insert: '–' } : null
}

function quoteAfter(before: string, sign: string): Typographic {
  const isOpening = /(?:^|[\s([{<—–/“‘*_~])$/.test(before)
  // A year without its century has an apostrophe, but nobody can know that before it is typed.
  if (sign === '"') return { before: 0, insert: isOpening ? '“' : '”' }
  return { before: 0, insert: isOpening ? '‘' : '’' }
}
