import type { EditorView } from '@codemirror/view'
import { messages } from '../language/messages.ts'
import { notices } from '../state/notices.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { insertMarkdown } from './insert-markdown.ts'
import { insertPictures } from './insert-pictures.ts'
import { isInCode } from './is-in-code.ts'

/**
 * Takes what is pasted into the text before the text editor does, which knows text alone: without any, it
 * would take away the selection and put nothing in its place.
 */
export function handlePaste(): void {
  window.addEventListener(
    'paste',
    (event) => {
      const view = editorView()
      const draft = shownDraft()
      const { clipboardData: data, target } = event
      if (view === null || draft === null || data === null || view.state.readOnly) return
      if (!(target instanceof Node) || !view.contentDOM.contains(target)) return
      if (!takePaste(view, draft, readClipboard(data))) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}

interface Clipboard {
  readonly text: string
  /** Empty where an editor for code has only coloured its text. */
  readonly html: string
  readonly files: readonly File[]
}

/** An event forgets its data as soon as it has been handled. */
function readClipboard(data: DataTransfer): Clipboard {
  const files = [...data.files]
  const words = data.getData('text/plain') || data.getData('text/uri-list')
  const text = isNameOf(words, files) ? '' : words.replace(/\r\n?/g, '\n')
  const html = data.types.includes('vscode-editor-data') ? '' : data.getData('text/html')
  return { text, html, files }
}

/** Puts HTML and pictures into the text; false leaves plain text to the text editor. */
function takePaste(view: EditorView, draft: string, clipboard: Clipboard): boolean {
  const { text, html, files } = clipboard
  const { main, ranges } = view.state.selection
  const isCode = ranges.some(({ from, to }) =>
    [from, to].some((place) => isInCode(view.state, place)),
  )
  const isRich = !isCode && ranges.length === 1
  if (isRich && html !== '') {
    void pasteHtml(draft, clipboard)
    return true
  }
  if (text !== '') return false
  if (isRich && files.length > 0) {
    void insertPictures(files, { draft, from: main.from, to: main.to })
    return true
  }
  notices.show(files.length > 0 ? messages.paste.notInCode : messages.paste.nothing)
  return true
}

/** Puts HTML into the text as Markdown; where it says nothing of its own, the text or the pictures beside it. */
async function pasteHtml(draft: string, { html, text, files }: Clipboard): Promise<void> {
  // What reads HTML is large, and most drafts are only typed.
  const { readHtml } = await import('./html-to-markdown.ts')
  const read = readHtml(html)
  const view = editorView()
  if (view === null || shownDraft() !== draft) return
  const { from, to } = view.state.selection.main
  // Programs for tables and texts put a picture of their words beside them: the words come first.
  const isWords = read.kind === 'words' || (read.kind === 'pictures' && files.length === 0)
  if (isWords) insertMarkdown(view, read)
  else if (files.length > 0 && (text.trim() === '' || read.kind === 'pictures')) {
    void insertPictures(files, { draft, from, to })
  } else if (text !== '') insertMarkdown(view, { markdown: text, isBlocks: false })
  else notices.show(messages.paste.nothing)
}

/** A file that was copied comes with its name or path as text, one a line. */
function isNameOf(text: string, files: readonly File[]): boolean {
  if (files.length === 0) return false
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const names = new Set(files.flatMap(({ name }) => [name, encodeURIComponent(name)]))
  return lines.every((line) => names.has(line.split(/[\\/]/).at(-1) ?? ''))
}
