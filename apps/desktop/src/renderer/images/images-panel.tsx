import { useMemo } from 'react'
import { MOST_SCORED } from '../../shared/analysis.ts'
import { showWords } from '../app/show-words.ts'
import { useStore } from '../app/store.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { words } from '../language/words.ts'
import { findImages } from './find-images.ts'

/** The pictures of the draft; the media engine will put its scores here. */
export function ImagesPanel() {
  const doc = useStore(drafts, (state) => activeDraft(state)?.doc ?? null)
  const images = useMemo(
    () => (doc === null ? [] : findImages(doc.sliceString(0, MOST_SCORED))),
    [doc],
  )
  if (images.length === 0) return <p className="soft small">{words.images.none}</p>
  return (
    <div className="panel-stack">
      <p className="small soft">{words.images.intro}</p>
      <ul className="image-list">
        {images.map(({ from, to, line, address, alt, kind }) => (
          <li key={from}>
            <button type="button" onClick={() => showWords(from, to)}>
              <span className="image-name">
                {kind === 'embedded' ? words.images.kinds.embedded : address}
              </span>
              <span className="small">{alt === '' ? <i>{words.images.noText}</i> : alt}</span>
              <span className="small soft">
                {words.images.line(line)}, {words.images.kinds[kind]}, {words.images.notScored}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
