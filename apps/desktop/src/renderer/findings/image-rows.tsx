import { actionRanks } from '@content-trust/engine/report'
import type { DraftImage } from '../images/find-images.ts'
import { nameOfImage, stateText } from '../images/image-messages.ts'
import { draftImages, imageScores, keyOf } from '../images/image-scores.ts'
import { messages } from '../language/messages.ts'
import type { MediaState } from '../media/media-state.ts'
import { Thumbnail } from '../media/thumbnail.tsx'
import { purposes } from '../scores/purposes.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { showPanel } from '../state/layout.ts'
import { useStore } from '../state/store.ts'

/** Rows beside the findings; the panel of the images has them all. */
const MOST_ROWS = 3

/** How much an image asks for a look; those that ask most stand first. */
function weightOf(state: MediaState | undefined): number {
  if (state?.kind === 'scored') return 1 + actionRanks[state.report.result.recommended_action]
  return state?.kind === 'failed' ? 1.5 : 0
}

/** The images of the draft that ask most for a look, above its findings; a click leads to the cues. */
export function ImageRows() {
  const draft = useStore(drafts, activeDraft)
  const found = useStore(draftImages, (state) => state)
  useStore(purposes, (state) => state)
  const known = useStore(imageScores, (state) => state)
  if (draft === null || found === null || found.draft !== draft.id || found.images.length === 0) {
    return null
  }
  const images = found.images.toSorted(
    (a, b) => weightOf(known.get(keyOf(draft, b))) - weightOf(known.get(keyOf(draft, a))),
  )
  return (
    <section className="image-rows" aria-label={messages.images.heading(images.length)}>
      <h3 className="small">{messages.images.heading(images.length)}</h3>
      <ul className="image-list">
        {images.slice(0, MOST_ROWS).map((image) => (
          <ImageRow
            key={image.from}
            draft={draft}
            image={image}
            state={known.get(keyOf(draft, image))}
          />
        ))}
      </ul>
      {images.length > MOST_ROWS && (
        <button type="button" className="link-button small" onClick={() => showPanel('images')}>
          {messages.images.all(images.length)}
        </button>
      )}
    </section>
  )
}

interface ImageRowProps {
  readonly draft: Draft
  readonly image: DraftImage
  readonly state: MediaState | undefined
}

function ImageRow({ draft, image, state }: ImageRowProps) {
  const report = state?.kind === 'scored' ? state.report : null
  const action =
    report === null || report.result.confidence === 'low'
      ? 'none'
      : report.result.recommended_action
  return (
    <li>
      <button type="button" className="image-row" onClick={() => show(image)}>
        <span className="image-thumb" aria-hidden="true">
          {report !== null && <Thumbnail name="" report={report} />}
        </span>
        <span className="image-words">
          <span className="image-name">{nameOfImage(image)}</span>
          <span className="small image-state" data-action={action}>
            {stateText(draft, image, state)}
          </span>
        </span>
      </button>
    </li>
  )
}

function show(image: DraftImage): void {
  showPanel('images')
  // Once the panel is there.
  requestAnimationFrame(() => {
    const name = CSS.escape(nameOfImage(image))
    const card = document.querySelector(`.image-card[aria-label="${name}"]`)
    const panel = card?.closest('.panel-body')
    if (card == null || panel == null) return
    // The panel alone: scrolling to the card would move the window as well.
    panel.scrollTop += card.getBoundingClientRect().top - panel.getBoundingClientRect().top
  })
}
