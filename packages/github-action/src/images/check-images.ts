import {
  type DraftReport,
  mediaAsTextResult,
  plural,
  reportDraft,
} from '@content-trust/engine/report'
import type { ImageResult } from '@content-trust/engine/schema'
import {
  type Baseline,
  contextOf,
  type Settings,
  switchesOf,
  type Workspace,
} from '@content-trust/workspace'
import type { BlobReader } from '../drafts/blobs.ts'
import { sha256 } from '../score/check-changes.ts'
import type { ImageCode } from './image-code.ts'
import { type ImageScorer, openImageScorer } from './image-scorer.ts'
import type { ImageOutcome, ImageTask } from './image-task.ts'
import type { WantedImage } from './wanted-images.ts'

/** Images that are scored in one run. */
const MOST_IMAGES = 100
/** Largest image that is decoded, in bytes. */
const MOST_BYTES = 20 * 1024 * 1024
/** After this time no further image is begun. */
const MOST_MS = 300_000

/** An image with what became of it. */
export interface CheckedImage {
  readonly image: WantedImage
  /** In the shape of drafts, for gates and report files. */
  readonly report: DraftReport
  /** Null for an image that was not scored. */
  readonly result: ImageResult | null
}

export interface ImageOptions {
  readonly blobs: BlobReader
  readonly workspace: Workspace
  readonly baseline: Baseline | null
  readonly now: () => number
  /** Gets the code that scores; asked once there is something to score. */
  readonly loadCode: () => Promise<ImageCode>
}

/** Scores images, and says in notes what was left out for its number. */
export async function checkImages(
  wanted: readonly WantedImage[],
  options: ImageOptions,
): Promise<{ readonly images: readonly CheckedImage[]; readonly notes: readonly string[] }> {
  const images: CheckedImage[] = []
  const scorer = openLazily(options.loadCode)
  const end = options.now() + MOST_MS
  try {
    for (const image of wanted.slice(0, MOST_IMAGES)) {
      if (options.now() > end) break
      images.push(await checkImage(image, options, scorer.score))
    }
  } finally {
    await scorer.close()
  }
  const left = wanted.length - images.length
  const note = `${plural(left, 'image')} not checked: a run checks at most ${MOST_IMAGES} in ${MOST_MS / 60_000} minutes.`
  return { images, notes: left === 0 ? [] : [note] }
}

/** A scorer whose code is loaded for the first image; where that fails, it says so of each image. */
function openLazily(loadCode: ImageOptions['loadCode']) {
  let loading: Promise<ImageCode> | null = null
  let scorer: ImageScorer | null = null
  return {
    score: async (task: ImageTask): Promise<ImageOutcome> => {
      loading ??= loadCode()
      const code = await loading
      if ('problem' in code) return code
      scorer ??= openImageScorer(code.thread)
      return await scorer.score(task)
    },
    close: async () => {
      await scorer?.close()
      const code = await loading
      if (code !== null && 'thread' in code) await code.remove()
    },
  }
}

async function checkImage(
  image: WantedImage,
  { blobs, workspace, baseline }: ImageOptions,
  score: (task: ImageTask) => Promise<ImageOutcome>,
): Promise<CheckedImage> {
  const { path: shown, blob } = image
  const { settings, ignored } = await workspace.resolve(shown)
  if (ignored !== null) {
    return unscored(image, { status: 'skipped', shown, note: ignored.note })
  }
  // One at a time: a blob may be large.
  const content = (await blobs.read([blob])).get(blob)
  if (content === undefined) {
    return unscored(image, { status: 'failed', shown, problem: 'could not be read' })
  }
  if (!(content instanceof Uint8Array)) {
    return unscored(image, { status: 'failed', shown, ...content })
  }
  if (content.length > MOST_BYTES) {
    const note = `${(content.length / 1024 / 1024).toFixed(1)} MB, expected at most 20 MB`
    return unscored(image, { status: 'skipped', shown, note })
  }
  const outcome = await score({ bytes: content, context: contextOf(settings) })
  if ('problem' in outcome) return unscored(image, { status: 'failed', shown, ...outcome })
  return {
    image,
    result: outcome.result,
    report: reportOf(shown, outcome.result, settings, baseline),
  }
}

function unscored(image: WantedImage, report: DraftReport): CheckedImage {
  return { image, report, result: null }
}

function reportOf(
  shown: string,
  media: ImageResult,
  settings: Settings,
  baseline: ImageOptions['baseline'],
): DraftReport {
  const result = mediaAsTextResult(media, switchesOf(settings))
  return reportDraft(
    { shown, source: '', settings, result, media },
    {
      limit: Number.POSITIVE_INFINITY,
      changed: null,
      baseline: baseline === null ? undefined : baseline.entryOf(shown),
    },
    sha256,
  )
}
