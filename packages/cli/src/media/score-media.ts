import { readFile } from 'node:fs/promises'
import { analyzeImage } from '@content-trust/engine/image'
import {
  hasVideoTrack,
  readImage,
  readVideo,
  scoreAudio,
  sniffImage,
} from '@content-trust/engine/node/media'
import type { MediaResult } from '@content-trust/engine/report'
import type { ContextInput } from '@content-trust/engine/schema'
import { analyzeVideo } from '@content-trust/engine/video'
import { contextOf, fileProblem } from '@content-trust/workspace'
import { isMediaStart } from '../drafts/is-media.ts'
import { type MediaTask, sizeProblem } from '../tasks/media-task.ts'
import type { Outcome } from '../tasks/outcome.ts'
import { scoringFailed } from '../tasks/scoring-failed.ts'

/** Reads, decodes and scores an image, audio or video file; never throws. */
export async function scoreMedia(task: MediaTask): Promise<Outcome> {
  const { shown, settings } = task
  const problem = sizeProblem(task)
  if (problem !== null) return { status: 'failed', shown, problem }
  let bytes: Uint8Array
  try {
    bytes = task.bytes ?? (await readFile(task.path ?? ''))
  } catch (error) {
    return { status: 'failed', shown, problem: fileProblem(error) }
  }
  if (!isMediaStart(bytes)) return { status: 'failed', shown, problem: 'changed while it was read' }
  try {
    const result = await analyze(bytes, contextOf(settings))
    return { status: 'scored', modality: 'media', shown, settings, result }
  } catch (error) {
    return scoringFailed(shown, error)
  }
}

async function analyze(bytes: Uint8Array, context: ContextInput): Promise<MediaResult> {
  if (sniffImage(bytes) !== null) return analyzeImage(await readImage(bytes), { context })
  if (await hasVideoTrack(bytes)) return analyzeVideo(await readVideo(bytes), { context })
  return scoreAudio(bytes, { context })
}
