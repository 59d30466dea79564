import { open } from 'node:fs/promises'
import { sniffContainer, sniffImage } from '@content-trust/engine/node/media'
import { EngineError } from '@content-trust/engine/schema'
import type { Answer } from '../../shared/answer.ts'
import {
  isMediaTask,
  type MediaInputs,
  type MediaOutputs,
  type MediaTaskName,
  parseMediaInput,
} from './media-tasks.ts'
import { scoreMedia } from './score-media.ts'

type Run = {
  readonly [Name in MediaTaskName]: (input: MediaInputs[Name]) => Promise<MediaOutputs[Name]>
}

const runMedia: Run = {
  score: scoreMedia,
  know: async ({ path }) => {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(new Uint8Array(64), 0, 64, 0)
      const head = buffer.subarray(0, bytesRead)
      return { isMedia: sniffImage(head) !== null || sniffContainer(head) !== null }
    } finally {
      await file.close()
    }
  },
}

/** Does one task with an image, an audio file or a video; what is wrong with the file comes back as data. */
export async function handleMediaTask(name: string, input: unknown): Promise<Answer<unknown>> {
  if (!isMediaTask(name)) return { ok: false, code: 'invalid_call', message: 'Unknown task.' }
  try {
    return { ok: true, value: await doTask(name, input) }
  } catch (error) {
    if (error instanceof EngineError) {
      return { ok: false, code: 'engine_refused', message: error.message }
    }
    return { ok: false, code: 'internal', message: 'The file could not be read.' }
  }
}

function doTask<Name extends MediaTaskName>(name: Name, input: unknown): Promise<unknown> {
  const run: (input: MediaInputs[Name]) => Promise<unknown> = runMedia[name]
  return run(parseMediaInput(name, input))
}
