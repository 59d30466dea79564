import type { MediaSettings } from '../media/fit-media.ts'

/** Chosen by left-out sources; `training/results/image-candidates.md` has what else was tried. */
export const imageSettings: MediaSettings = {
  trees: { rounds: 300, depth: 6, rate: 0.04, rows: 0.5, columns: 0.1, ridge: 8 },
  linearShare: 0.5,
}
