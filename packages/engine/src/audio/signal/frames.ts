/** Length of a frame and distance of its start from the next one, in samples at 16 kHz. */
export const FRAME = 512
export const HOP = 256
/** Frequencies of the spectrum of a frame, 31.25 Hz apart. */
export const BINS = FRAME / 2 + 1
