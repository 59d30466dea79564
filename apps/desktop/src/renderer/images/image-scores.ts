import type { Context } from '@content-trust/engine/schema'
import type { MediaState } from '../media/media-state.ts'
import { purposeOf } from '../scores/purposes.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import type { Draft } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { createStore } from '../state/store.ts'
import type { DraftImage } from './find-images.ts'

/** Images of one draft that are scored; a draft with more is cut here, and the panel says so. */
export const MOST_IMAGES = 40

/** What is known about images of drafts, by their keys. */
export const imageScores = createStore<ReadonlyMap<string, MediaState>>(new Map())

/** Images of the active draft as they were last looked for; null where no draft is open. */
export const draftImages = createStore<{
  readonly draft: string
  readonly images: readonly DraftImage[]
} | null>(null)

/** Drafts whose images the writer does not want scored, by their ids. */
export const stoppedDrafts = createStore<ReadonlySet<string>>(new Set())

/** Everything that the result of an image depends on beside its bytes: as its draft was scored. */
export function contextOf(draft: Pick<Draft, 'id' | 'path'>): Context {
  const scored = analysisOf(analyses.get(), draft.id).settings
  if (scored !== null) return scored.context
  const { format, intendedUse } = purposeOf(draft)
  const { customPolicy } = settings.get()
  const policy = customPolicy.trim() === '' ? {} : { custom_policy: customPolicy }
  return { format, intended_use: intendedUse, ...policy }
}

/** Names an image of a draft; one in the text is known by its length and its ends. */
export function keyOf(draft: Pick<Draft, 'id' | 'path'>, { address, kind }: DraftImage): string {
  const short =
    kind === 'embedded'
      ? `${address.length} ${address.slice(0, 80)} ${address.slice(-80)}`
      : address
  return JSON.stringify([draft.path ?? draft.id, short, contextOf(draft)])
}

/** Whether an image can be scored at all: nothing is fetched, and a draft without a file has no folder. */
export function isScorable({ path }: Pick<Draft, 'path'>, { kind }: DraftImage): boolean {
  return kind === 'embedded' || (kind === 'folder' && path !== null)
}
