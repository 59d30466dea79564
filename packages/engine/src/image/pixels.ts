/** Decoded pixels, row by row from the top left: red, green, blue and, with four channels, alpha. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  /** 8 bits a channel, `width * height * channels` long. */
  readonly data: Uint8Array | Uint8ClampedArray
}

/** A rectangle of an image, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
