import type { DeclaredFacts } from '../provenance/declared-facts.ts'

/** What is known of a recording beside its samples. */
export interface AudioFacts {
  /** Container as its bytes show it: `wav`, `mp3`, `ogg`, … */
  readonly container: string
  readonly codec: string
  /** Samples a second in the file, before they were brought to 16 kHz. */
  readonly rate: number
  /** Seconds that were measured. */
  readonly seconds: number
  /** The file holds more audio than was measured. */
  readonly isCut: boolean
  /** The file is not damaged or cut short, as far as the decoder saw. */
  readonly isWhole: boolean
  readonly declared: DeclaredFacts
}
