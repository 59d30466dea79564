import type { Detector } from './detector.ts'
import { detectorThemes } from './themes/index.ts'

export { type Detector, type DetectorValue, findValueProblem } from './detector.ts'
export type { DetectorDraft, DraftBlock, Span } from './detector-draft.ts'
export { detectorThemes } from './themes/index.ts'

/** Everything that a policy can name without listing words. */
export const detectors: readonly Detector[] = detectorThemes.flatMap(({ detectors }) => detectors)

const byId: ReadonlyMap<string, Detector> = new Map(
  detectors.map((detector) => [detector.id, detector]),
)

/** The detector of an id. */
export function detectorOf(id: string): Detector | undefined {
  return byId.get(id)
}
