import { openDropped } from '../files/open-drafts.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { insertPictures, type PicturePlace } from './insert-pictures.ts'
import { isInCode } from './is-in-code.ts'
import { isPicture } from './picture-names.ts'

/**
 * Pictures that are dropped into the text are inserted there; anything else that is dropped on the window
 * is opened. Dropped words go to the text editor.
 */
export function handleDrops(): void {
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  window.addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      const place = placeInText(event)
      const pictures = place === null ? [] : files.filter(isPicture)
      const others = files.filter((file) => !pictures.includes(file))
      if (place !== null && pictures.length > 0) void insertPictures(pictures, place)
      if (others.length > 0) void openDropped(others)
    },
    { capture: true },
  )
}

/** Where a drop is in the text; null elsewhere, in code, and in a draft that cannot be changed. */
function placeInText({ target, clientX: x, clientY: y }: DragEvent): PicturePlace | null {
  const view = editorView()
  const draft = shownDraft()
  if (view === null || draft === null || view.state.readOnly) return null
  if (!(target instanceof Node) || !view.contentDOM.contains(target)) return null
  const place = view.posAtCoords({ x, y }, false)
  return isInCode(view.state, place) ? null : { draft, from: place, to: place }
}
