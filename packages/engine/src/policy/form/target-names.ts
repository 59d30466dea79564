import { detectorIds } from '../../schema/detector-ids.ts'
import { targets } from '../lexicons/targets.ts'
import { topics } from '../lexicons/topics.ts'

/** Names that a target of a form may have, by its kind. */
export const targetNames: Readonly<Record<'evidence' | 'detector' | 'topic', readonly string[]>> = {
  evidence: targets.map(({ name }) => name),
  detector: detectorIds,
  topic: Object.keys(topics),
}
