import type { ImageFacts } from '../image/image-facts.ts'
import type { Pixels } from '../image/pixels.ts'
import { type PixelAnalysis, readPixels } from '../image/read-pixels.ts'
import { whyUnclear } from '../image/why-unclear.ts'
import { middleOf } from '../media/middle-of.ts'
import { noDeclaration } from '../provenance/no-declaration.ts'

/** A frame of a video, decoded. */
export interface VideoFrame {
  /** Seconds from the start. */
  readonly time: number
  readonly pixels: Pixels
}

/** One frame after the image model. */
export interface FrameAnalysis {
  readonly time: number
  /** Pixels of a line at which it was scored. */
  readonly width: number
  readonly analysis: PixelAnalysis
}

/** What the frames of a video say together. */
export interface VideoAnalysis {
  /** Frames that can be judged. */
  readonly judged: readonly FrameAnalysis[]
  /** Why no frame can be judged; null when one can. */
  readonly unclear: string | null
  /** Risk of the median frame; below 0.70 whatever it shows. */
  readonly risk: number
  /** Distance of the highest risk from the lowest. */
  readonly spread: number
}

/** Below these bits a pixel a video codec has smoothed away what the image model looks at. */
const LEAST_BITS = 0.02
const frameFacts: ImageFacts = { format: 'frame', frames: 1, bytes: 0, declared: noDeclaration }

/** Scores each frame as an image and takes the median. */
export function readFrames(frames: readonly VideoFrame[], bitsPerPixel: number): VideoAnalysis {
  const none = (unclear: string): VideoAnalysis => ({ judged: [], unclear, risk: 0, spread: 0 })
  if (frames.length === 0) return none('no frame of it could be decoded')
  if (bitsPerPixel < LEAST_BITS) {
    return none(`it is heavily compressed (${bitsPerPixel.toFixed(3)} bits a pixel)`)
  }
  const judged: FrameAnalysis[] = []
  let why = ''
  for (const { time, pixels } of frames) {
    const analysis = readPixels(pixels)
    const unclear = whyUnclear(pixels, frameFacts, analysis.windows)
    if (unclear === null) judged.push({ time, width: pixels.width, analysis })
    else why = unclear
  }
  if (judged.length === 0) return none(why)
  const { middle, spread } = middleOf(judged.map(({ analysis }) => analysis.risk))
  return { judged, unclear: null, risk: middle, spread }
}
