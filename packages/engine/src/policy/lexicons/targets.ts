import { assertions } from './evidence/assertions.ts'
import { leftovers } from './evidence/leftovers.ts'
import { sourcing } from './evidence/sourcing.ts'
import { tone } from './evidence/tone.ts'
import { wording } from './evidence/wording.ts'
import type { EvidenceKind } from './evidence-kind.ts'
import { sourceTargets } from './source-targets.ts'

/** Kinds of evidence by the words that a policy names them with; the first list that has a phrase wins. */
export const targets: readonly EvidenceKind[] = [
  ...sourceTargets,
  ...sourcing,
  ...assertions,
  ...tone,
  ...wording,
  ...leftovers,
]

const byName = new Map(targets.map((target) => [target.name, target]))

/** The kind of evidence of a name. */
export function evidenceKind(name: string): EvidenceKind | undefined {
  return byName.get(name)
}
