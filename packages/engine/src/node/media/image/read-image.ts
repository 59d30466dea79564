import type { ImageFacts } from '../../../image/image-facts.ts'
import type { Pixels } from '../../../image/pixels.ts'
import { EngineError } from '../../../schema/error.ts'
import { whileReading } from '../container/reading.ts'
import { loadOptional } from '../load-optional.ts'
import { sniffImage } from './sniff-image.ts'

const imagePackages = 'sharp exifreader @trustnxt/c2pa-ts'

/** A decoded image, with what its file declares. */
export interface ReadImage {
  readonly pixels: Pixels
  readonly facts: ImageFacts
}

/**
 * Decodes an image and reads its metadata. Throws an `EngineError` with the code `invalid_media` for
 * bytes that are not an image, are damaged, or have more than 40 megapixels.
 */
export async function readImage(bytes: Uint8Array): Promise<ReadImage> {
  const format = sniffImage(bytes)
  if (format === null) {
    throw new EngineError(
      'invalid_media',
      bytes.length === 0
        ? 'The image is empty, expected JPEG, PNG, WebP, GIF, TIFF or AVIF.'
        : 'Unexpected kind of data, expected JPEG, PNG, WebP, GIF, TIFF or AVIF.',
    )
  }
  const { decodeImage, readCredentials, readMetadata } = await loadReaders()
  const { pixels, frames } = await decodeImage(bytes, format)
  const declared = await whileReading(async () => ({
    credentials: await readCredentials(new Uint8Array(bytes)),
    ...readMetadata(bytes),
  }))
  return { pixels, facts: { format, frames, bytes: bytes.length, declared } }
}

/** The decoder and the parsers are optional packages, so they are loaded with the first image. */
function loadReaders() {
  return loadOptional('Images need', imagePackages, async () => ({
    ...(await import('./decode-image.ts')),
    ...(await import('../credentials/read-credentials.ts')),
    ...(await import('../metadata/read-metadata.ts')),
  }))
}
