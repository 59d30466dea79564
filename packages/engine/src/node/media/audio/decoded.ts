import type { Samples } from '../../../audio/signal/samples.ts'

/** Sound as decoded: one channel, at the rate of the file. */
export interface Decoded {
  readonly samples: Samples
  /** There is more sound than is measured. */
  readonly isCut: boolean
  /** The file is not cut short, as far as the decoder saw. */
  readonly isWhole: boolean
}
