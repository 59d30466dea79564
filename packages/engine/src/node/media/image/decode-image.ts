import sharp from 'sharp'
import type { Pixels } from '../../../image/pixels.ts'
import { EngineError } from '../../../schema/error.ts'
import type { ImageFormat } from './sniff-image.ts'

/**
 * Most pixels of an image (decision 9); a larger one is refused by its header, before it is
 * decoded.
 */
const MOST_PIXELS = 40_000_000
const MOST_SECONDS = 20

export interface Decoded {
  readonly pixels: Pixels
  readonly frames: number
}

// Each image is decoded once, so a cache would only cost memory.
sharp.cache(false)

/** Decodes the first frame of an image: rotated as its EXIF says, transparent pixels on white. */
export async function decodeImage(bytes: Uint8Array, format: ImageFormat): Promise<Decoded> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { pages = 1 } = await image.metadata()
    const { data, info } = await image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .timeout({ seconds: MOST_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { pixels: toPixels(data, info.width, info.height, info.channels), frames: pages }
  } catch (error) {
    if (error instanceof EngineError || !(error instanceof Error)) throw error
    throw new EngineError('invalid_media', explain(error.message, format))
  }
}

function toPixels(data: Buffer, width: number, height: number, channels: number): Pixels {
  if (channels === 3 || channels === 4) return { width, height, channels, data }
  if (channels > 2) throw new EngineError('invalid_media', `Unexpected ${channels} channels.`)
  const grey = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) grey.fill(data[at * channels], at * 3, at * 3 + 3)
  return { width, height, channels: 3, data: grey }
}

function explain(reason: string, format: ImageFormat): string {
  if (/pixel limit/i.test(reason)) {
    return 'Unexpected size of the image, expected at most 40 megapixels. Send a smaller copy.'
  }
  if (/timeout/i.test(reason)) {
    return `The image took longer than ${MOST_SECONDS} seconds to decode. Send a smaller copy.`
  }
  // Cameras write HEVC into this container, and no decoder for HEVC may be redistributed freely.
  if (format === 'heif') {
    return 'HEIC images cannot be decoded here. Send a copy as JPEG, PNG, WebP or AVIF.'
  }
  return 'Unexpected data in the image, expected a whole file that can be decoded.'
}
