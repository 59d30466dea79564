/** Audio in one channel; 1 is full scale. */
export interface Samples {
  /** Samples a second. */
  readonly rate: number
  readonly values: Float32Array
}

/** The rate at which speech is measured. */
export const SPEECH_RATE = 16_000
