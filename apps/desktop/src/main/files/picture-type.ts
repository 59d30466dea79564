import { imageSize } from 'image-size'

/** The endings of pictures that every browser and this app can show. */
const endings = { png: 'png', jpg: 'jpg', gif: 'gif', webp: 'webp' } as const
export type PictureType = keyof typeof endings

/** A picture by its bytes, whatever its name says. */
export interface PictureFacts {
  readonly type: PictureType
  /** Width and height in pixels, as the picture is shown. */
  readonly width: number
  readonly height: number
}

/** What the first bytes of a file declare; null for anything but PNG, JPEG, GIF and WebP. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  try {
    const { type, width, height, orientation } = imageSize(bytes)
    if (type === undefined || !isPictureType(type) || width < 1 || height < 1) return null
    // Cameras turn the picture by a note beside it.
    const isTurned = type === 'jpg' && (orientation ?? 1) >= 5
    return isTurned ? { type, width: height, height: width } : { type, width, height }
  } catch {
    return null
  }
}

function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(endings, type)
}
