import type { DeclaredFacts } from '../provenance/declared-facts.ts'

/** What is known of an image beside its pixels. */
export interface ImageFacts {
  /** Format as its bytes show it: `jpeg`, `png`, `webp`, … */
  readonly format: string
  /** Frames of an animation; 1 for a still image. */
  readonly frames: number
  /** Bytes of the file; says how strongly it was compressed. */
  readonly bytes: number
  readonly declared: DeclaredFacts
}
