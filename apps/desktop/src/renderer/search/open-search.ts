import { showPanel } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'
import { folderSearch, searchFolder } from './folder-search.ts'

/** Characters of a selection that become the term. */
const LONGEST_TERM = 200

/** Shows the search of the folder; the selection of the draft becomes the term. */
export function openFolderSearch(): void {
  const selection = editorView()?.state.selection.main
  const text =
    selection === undefined
      ? ''
      : (editorView()?.state.sliceDoc(selection.from, selection.to) ?? '')
  const isTerm = text !== '' && text.length <= LONGEST_TERM && !text.includes('\n')
  folderSearch.change((state) => ({
    ...state,
    ...(isTerm ? { term: text, isRegex: false } : {}),
    asked: state.asked + 1,
  }))
  showPanel('search')
  if (isTerm) void searchFolder()
}
