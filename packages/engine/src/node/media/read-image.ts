import type { ImageFacts } from '../../image/image-facts.ts'
import type { Pixels } from '../../image/pixels.ts'
import { EngineError } from '../../schema/error.ts'
import { sniffImage } from './sniff-image.ts'

/** A picture that is decoded, with all that it says of itself. */
export interface ReadImage {
  readonly pixels: Pixels
  readonly facts: ImageFacts
}

/**
 * Decodes a picture and reads its metadata; throws an `EngineError` with the code `invalid_media` for
 * bytes that are none, are broken, or are too large.
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
  const credentials = await readCredentials(new Uint8Array(bytes))
  return {
    pixels,
    facts: {
      format,
      frames,
      bytes: bytes.length,
      declared: { credentials, ...readMetadata(bytes) },
    },
  }
}

/** The decoder and the parsers are optional packages, so they are loaded when a picture comes. */
async function loadReaders() {
  try {
    return {
      ...(await import('./decode-image.ts')),
      ...(await import('./credentials/read-credentials.ts')),
      ...(await import('./metadata/read-metadata.ts')),
    }
  } catch (error) {
    if (
      !(error instanceof Error) ||
      !/Cannot find (?:package|module)|ERR_MODULE/.test(String(error))
    ) {
      throw error
    }
    throw new EngineError(
      'invalid_option',
      `Images need packages that are not installed: npm install sharp exifreader @trustnxt/c2pa-ts. (${error.message})`,
    )
  }
}
