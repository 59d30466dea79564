import type { DeclaredFacts } from '../provenance/declared-facts.ts'

/** What is known of a picture beside its pixels. */
export interface ImageFacts {
  /** Format as its bytes show it: `jpeg`, `png`, `webp`, … */
  readonly format: string
  /** Frames of an animation; 1 for a still picture. */
  readonly frames: number
  /** Bytes of the file; says how hard it was pressed. */
  readonly bytes: number
  readonly declared: DeclaredFacts
}
