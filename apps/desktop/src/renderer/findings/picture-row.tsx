import { useMemo } from 'react'
import { MOST_SCORED } from '../../shared/analysis.ts'
import { showPanel } from '../app/layout.ts'
import { useStore } from '../app/store.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { editingWords } from '../language/editing-words.ts'

/** An image as Markdown writes it most; the panel of the images reads them all. */
const image = /!\[[^\]\n]*\](?:\(|\[)/g

/** Says that the images of a draft are not scored, and leads to them. */
export function PictureRow() {
  const doc = useStore(drafts, (state) => activeDraft(state)?.doc ?? null)
  const count = useMemo(() => doc?.sliceString(0, MOST_SCORED).match(image)?.length ?? 0, [doc])
  if (count === 0) return null
  return (
    <button type="button" className="picture-row small" onClick={() => showPanel('images')}>
      {editingWords.findings.pictures(count)}
    </button>
  )
}
