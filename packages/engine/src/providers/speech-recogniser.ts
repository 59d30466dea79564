/** What a recogniser made of one stretch of speech. */
export interface Utterance {
  readonly text: string
  /** Units that it chose, one after the other. */
  readonly units: number
  /** Sum of the natural logarithms of their probabilities; 0 is certain. */
  readonly logProbability: number
  /** False where it had to be stopped, as when it repeats itself. */
  readonly isWhole: boolean
}

/** Puts English speech into words; a host may bring its own, because models are not part of this package. */
export interface SpeechRecogniser {
  /** Takes one channel at 16 kHz, at most 15 seconds. */
  recognise(samples: Float32Array): Promise<Utterance>
}
