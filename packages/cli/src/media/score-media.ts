import { readFile } from 'node:fs/promises'
import { analyzeImage } from '@content-trust/engine/image'
import {
  hasPicture,
  readImage,
  readVideo,
  scoreAudio,
  sniffImage,
} from '@content-trust/engine/node/media'
import { type MediaResult, textOfMedia } from '@content-trust/engine/report'
import type { ContextInput } from '@content-trust/engine/schema'
import { contextOf, switchesOf } from '@content-trust/engine/settings'
import { analyzeVideo } from '@content-trust/engine/video'
import { type Outcome, scoringFailed } from '../check/score-draft.ts'
import { isMediaStart } from '../drafts/is-media.ts'
import { type MediaTask, sizeProblem } from '../tasks/media-task.ts'
import { fileProblem } from '../usage-error.ts'

/** Reads, decodes and scores a picture, a recording or a film; never throws. */
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
    const media = await analyze(bytes, contextOf(settings))
    const result = textOfMedia(media, switchesOf(settings))
    return { status: 'scored', shown, source: '', settings, result, fix: null, media }
  } catch (error) {
    return scoringFailed(shown, error)
  }
}

async function analyze(bytes: Uint8Array, context: ContextInput): Promise<MediaResult> {
  if (sniffImage(bytes) !== null) return analyzeImage(await readImage(bytes), { context })
  if (await hasPicture(bytes)) return analyzeVideo(await readVideo(bytes), { context })
  return scoreAudio(bytes, { context })
}
