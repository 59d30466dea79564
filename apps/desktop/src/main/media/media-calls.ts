import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import type { CallInputs } from '../../shared/ipc.ts'
import { type MediaReport, MOST_MEDIA_BYTES } from '../../shared/media.ts'
import type { MediaSource } from '../../worker/media/media-tasks.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { diskError } from '../files/disk-error.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import { findImage } from './find-image.ts'
import type { MediaQueue } from './media-queue.ts'
import type { Thumbnails } from './thumbnails.ts'

interface MediaParts {
  readonly allowed: AllowedPaths
  readonly queue: Pick<MediaQueue, 'run' | 'cancel'>
  readonly thumbnails: Thumbnails
}

/** The calls about images, audio files and videos. */
export function createMediaCalls({
  allowed,
  queue,
  thumbnails,
}: MediaParts): Pick<Handlers, 'scoreMedia' | 'scoreImage' | 'cancelMedia'> {
  const score = async (
    { request, context }: Pick<CallInputs['scoreMedia'], 'request' | 'context'>,
    source: MediaSource,
  ): Promise<MediaReport> => {
    const { copy, ...rest } = await queue.run(request, 'score', { source, context })
    const shown = copy && { address: thumbnails.keep(copy.bytes), isWhole: copy.isWhole }
    return { ...rest, copy: shown }
  }
  return {
    scoreMedia: async (input) => {
      const path = await allowed.check(input.path)
      await checkSize(path)
      return score(input, { path })
    },
    scoreImage: async (input) => {
      if (/^data:/i.test(input.address)) return score(input, { bytes: readData(input.address) })
      if (input.draft === null) {
        throw new CallError('not_found', messages.media.noFile)
      }
      const path = await findImage(allowed, input.draft, input.address)
      await checkSize(path)
      return score(input, { path })
    },
    cancelMedia: ({ requests }) => {
      for (const request of requests) queue.cancel(request)
      return {}
    },
  }
}

async function checkSize(path: string): Promise<void> {
  const { size } = await stat(path).catch((error: unknown) => {
    throw diskError(error, path)
  })
  if (size <= MOST_MEDIA_BYTES) return
  const [found, most] = [size, MOST_MEDIA_BYTES].map((bytes) => (bytes / 1024 / 1024).toFixed(0))
  throw new CallError('too_large', messages.media.tooLarge(basename(path), found ?? '', most ?? ''))
}

/** The bytes of an image embedded in the text. */
function readData(address: string): Uint8Array {
  const comma = address.indexOf(',')
  const head = address.slice(0, comma)
  if (comma < 0 || !/^data:image\/(?!svg)/i.test(head)) {
    throw new CallError('engine_refused', messages.media.noImage)
  }
  const body = address.slice(comma + 1)
  if (/;base64$/i.test(head)) return new Uint8Array(Buffer.from(body, 'base64'))
  // Escapes are bytes here, not for letters.
  const bytes = body.replaceAll(/%([\da-f]{2})/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return new Uint8Array(Buffer.from(bytes, 'latin1'))
}
