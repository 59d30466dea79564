import type { DeclaredFacts } from '../provenance/declared-facts.ts'

/** What is known of a video beside its frames. */
export interface VideoFacts {
  /** Container as its bytes show it: `mp4` or `webm`. */
  readonly container: string
  readonly codec: string
  /** Size of the image as it is shown. */
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** Bits of the video track for each pixel of each frame; says how strongly it was compressed. */
  readonly bitsPerPixel: number
  /** Why the audio was not measured; null where it was. */
  readonly withoutAudio: string | null
  readonly declared: DeclaredFacts
}
