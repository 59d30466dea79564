import type { Sample } from '../texture/load-samples.ts'
import type { TextureParts } from '../texture/train-texture.ts'
import type { Run } from './runs.ts'

/** What every candidate is fitted to. */
export interface Task {
  readonly samples: readonly Sample[]
  readonly runs: readonly Run[]
  readonly parts: TextureParts
  readonly seed: number
}
