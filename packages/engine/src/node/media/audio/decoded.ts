import type { Samples } from '../../../audio/signal/samples.ts'

/** Decoded audio: one channel, at the rate of the file. */
export interface Decoded {
  readonly samples: Samples
  /** The file has more audio than is measured. */
  readonly isCut: boolean
  /** The file is not truncated, as far as the decoder can tell. */
  readonly isWhole: boolean
}
