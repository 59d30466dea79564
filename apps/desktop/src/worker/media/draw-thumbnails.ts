import type { Pixels } from '@content-trust/engine/image'
import sharp from 'sharp'

/** Longest side of a small image, in pixels: sharp on a dense screen at the width of the page. */
const LONGEST = 1200
/** Frames of a video beside each other, and the width of one. */
const COLUMNS = 4
const FRAME_WIDTH = 300
const GAP = 6
const QUALITY = 82

// A file is drawn once, so what the library would keep for the next use is wasted.
sharp.cache(false)

const open = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

/** A thumbnail of an image as JPEG, drawn from its decoded pixels. */
export async function drawImage(pixels: Pixels): Promise<Uint8Array> {
  const drawn = await open(pixels)
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return new Uint8Array(drawn)
}

/** Frames of a video as one sheet, in their order; null if the list is empty. */
export async function drawFrames(frames: readonly Pixels[]): Promise<Uint8Array | null> {
  const [first] = frames
  if (first === undefined) return null
  const height = Math.max(1, Math.round((first.height * FRAME_WIDTH) / first.width))
  const columns = Math.min(COLUMNS, frames.length)
  const small = await Promise.all(
    frames.map((frame) =>
      open(frame)
        .resize({ width: FRAME_WIDTH, height, fit: 'fill' })
        .removeAlpha()
        .png()
        .toBuffer(),
    ),
  )
  const sheet = await sharp({
    create: {
      width: columns * (FRAME_WIDTH + GAP) - GAP,
      height: Math.ceil(frames.length / columns) * (height + GAP) - GAP,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(
      small.map((input, at) => ({
        input,
        left: (at % columns) * (FRAME_WIDTH + GAP),
        top: Math.floor(at / columns) * (height + GAP),
      })),
    )
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return new Uint8Array(sheet)
}
