import { MOST_SCORED } from '../../shared/analysis.ts'
import { stateOf } from '../media/media-state.ts'
import { purposes } from '../scores/purposes.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { type DraftImage, findImages, mayHaveImages } from './find-images.ts'
import {
  contextOf,
  draftImages,
  imageScores,
  isScorable,
  keyOf,
  MOST_IMAGES,
  stoppedDrafts,
} from './image-scores.ts'

/** Longer than the pause before the text is scored: they come first. */
const PAUSE_MS = 600
const MOST_KEPT = 400

let timer = 0
let isRunning = false
let running: string | null = null

/** Scores the images of the active draft when the writer pauses, one after the other. */
export function scoreImages(): void {
  const soon = (): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, PAUSE_MS)
  }
  drafts.subscribe(soon)
  settings.subscribe(soon)
  purposes.subscribe(soon)
  // An image that was missing may have come while the writer was elsewhere.
  window.addEventListener('focus', () => {
    imageScores.change((all) => new Map([...all].filter(([, { kind }]) => kind !== 'failed')))
    soon()
  })
}

/** Scores the images of the active draft again, and goes on where they were stopped. */
export function scoreImagesAgain(): void {
  const draft = activeDraft(drafts.get())
  if (draft === null) return
  const keys = new Set(wantedOf(draft).map((image) => keyOf(draft, image)))
  imageScores.change((all) => new Map([...all].filter(([key]) => !keys.has(key))))
  stoppedDrafts.change((all) => new Set([...all].filter((id) => id !== draft.id)))
  look()
}

/** Stops the scoring of the images of the active draft. */
export function stopImages(): void {
  const { activeId } = drafts.get()
  if (activeId !== null) stoppedDrafts.change((all) => new Set(all).add(activeId))
  if (running !== null) void window.api.cancelMedia({ requests: [running] })
}

function look(): void {
  const draft = activeDraft(drafts.get())
  const text = draft?.doc.sliceString(0, MOST_SCORED) ?? ''
  if (draft === null) draftImages.set(null)
  else {
    const images = mayHaveImages(text) ? findImages(text) : []
    const before = draftImages.get()
    // Most edits change no image; equal values draw nothing again.
    const isSame =
      before?.draft === draft.id && JSON.stringify(before.images) === JSON.stringify(images)
    if (!isSame) draftImages.set({ draft: draft.id, images })
  }
  void scoreAll()
}

function wantedOf(draft: Draft): readonly DraftImage[] {
  const found = draftImages.get()
  if (found?.draft !== draft.id) return []
  return found.images.filter((image) => isScorable(draft, image)).slice(0, MOST_IMAGES)
}

/** The next image of the draft that is in front by then. */
function nextWanted(): { draft: Draft; image: DraftImage; key: string } | null {
  const draft = activeDraft(drafts.get())
  if (draft === null || stoppedDrafts.get().has(draft.id)) return null
  for (const image of wantedOf(draft)) {
    const key = keyOf(draft, image)
    if (!imageScores.get().has(key)) return { draft, image, key }
  }
  return null
}

async function scoreAll(): Promise<void> {
  if (isRunning) return
  isRunning = true
  for (let next = nextWanted(); next !== null; next = nextWanted()) {
    const { draft, image, key } = next
    running = crypto.randomUUID()
    imageScores.change((all) => new Map(all).set(key, { kind: 'scoring' }))
    const answer = await window.api.scoreImage({
      draft: draft.path,
      address: image.address,
      context: contextOf(draft),
      request: running,
    })
    running = null
    const isStopped = !answer.ok && stoppedDrafts.get().has(draft.id)
    imageScores.change((all) => {
      const known = new Map(all)
      if (isStopped) known.delete(key)
      else known.set(key, stateOf(answer))
      // Of many drafts the oldest results go; they are made again when they are looked at.
      const [oldest] = known.keys()
      if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
      return known
    })
  }
  isRunning = false
}
