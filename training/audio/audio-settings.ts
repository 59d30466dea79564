import type { MediaSettings } from '../media/fit-media.ts'

/** Chosen on left-out systems and speakers; `training/results/audio-candidates.md` has what else was tried. */
export const audioSettings: MediaSettings = {
  trees: { rounds: 200, depth: 3, rate: 0.05, rows: 0.6, columns: 0.2, ridge: 8 },
  linearShare: 1,
}
