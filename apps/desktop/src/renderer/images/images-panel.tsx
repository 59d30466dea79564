import { useMemo } from 'react'
import { MOST_SCORED } from '../../shared/analysis.ts'
import { showRange } from '../editor/select-range.ts'
import { messages } from '../language/messages.ts'
import { MediaReportView } from '../media/media-report.tsx'
import type { MediaState } from '../media/media-state.ts'
import { purposes } from '../scores/purposes.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { type DraftImage, findImages } from './find-images.ts'
import { nameOfImage, stateText } from './image-messages.ts'
import { imageScores, isScorable, keyOf, MOST_IMAGES, stoppedDrafts } from './image-scores.ts'
import { scoreImagesAgain, stopImages } from './score-images.ts'

/** The images of the draft, each with its score, its cues, and the areas that they are about. */
export function ImagesPanel() {
  const draft = useStore(drafts, activeDraft)
  const doc = draft?.doc ?? null
  const images = useMemo(
    () => (doc === null ? [] : findImages(doc.sliceString(0, MOST_SCORED))),
    [doc],
  )
  if (draft === null || images.length === 0) {
    return <p className="soft small">{messages.images.none}</p>
  }
  return (
    <div className="panel-stack">
      <p className="small soft">{messages.images.intro}</p>
      <Progress draft={draft} images={images} />
      <ul className="image-list">
        {images.map((image) => (
          <Image key={image.from} draft={draft} image={image} />
        ))}
      </ul>
    </div>
  )
}

interface ProgressProps {
  readonly draft: Draft
  readonly images: readonly DraftImage[]
}

/** How many are scored, and how to stop or to begin again. */
function Progress({ draft, images }: ProgressProps) {
  const known = useStore(imageScores, (state) => state)
  const isStopped = useStore(stoppedDrafts, (state) => state.has(draft.id))
  const scorable = images.filter((image) => isScorable(draft, image))
  const wanted = scorable.slice(0, MOST_IMAGES)
  if (wanted.length === 0) return null
  const done = wanted.filter((image) => {
    const state = known.get(keyOf(draft, image))
    return state?.kind === 'scored' || state?.kind === 'failed'
  }).length
  const isBusy = done < wanted.length && !isStopped
  return (
    <div className="media-progress small">
      <span className="figures" role="status">
        {isStopped ? messages.images.stopped : messages.images.scored(done, wanted.length)}
        {scorable.length > MOST_IMAGES && ` ${messages.images.cut(MOST_IMAGES)}`}
      </span>
      <button
        type="button"
        className="link-button"
        onClick={isBusy ? stopImages : scoreImagesAgain}
      >
        {isBusy ? messages.media.stop : messages.images.again}
      </button>
    </div>
  )
}

interface ImageProps {
  readonly draft: Draft
  readonly image: DraftImage
}

function Image({ draft, image }: ImageProps) {
  // The key holds what the draft is for.
  useStore(purposes, (state) => state)
  useStore(settings, (state) => state)
  const state = useStore(imageScores, (all) => all.get(keyOf(draft, image)))
  const { from, to, line, alt, kind } = image
  const name = nameOfImage(image)
  return (
    <li className="image-card" aria-label={name}>
      <button type="button" className="image-head" onClick={() => showRange(from, to)}>
        <span className="image-name">{name}</span>
        <span className="small">{alt === '' ? <i>{messages.images.noText}</i> : alt}</span>
        <span className="small soft">
          {messages.images.line(line)}, {messages.images.kinds[kind]}
        </span>
      </button>
      <State name={name} state={state} text={stateText(draft, image, state)} />
    </li>
  )
}

interface StateProps {
  readonly name: string
  readonly state: MediaState | undefined
  readonly text: string
}

function State({ name, state, text }: StateProps) {
  if (state?.kind === 'scored') return <MediaReportView name={name} report={state.report} />
  const tone = state?.kind === 'failed' ? 'image-failed' : 'soft'
  return <p className={`small ${tone}`}>{text}</p>
}
