import type { DeclaredFacts } from '../provenance/declared-facts.ts'

/** What is known of a film beside its frames. */
export interface VideoFacts {
  /** Container as its bytes show it: `mp4` or `webm`. */
  readonly container: string
  readonly codec: string
  /** Size of the picture as it is shown. */
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** Bits of the picture track for each pixel of each frame; says how hard it was pressed. */
  readonly bitsPerPixel: number
  /** Why the sound was not measured, in words; null where it was. */
  readonly withoutSound: string | null
  readonly declared: DeclaredFacts
}
