import type { ReactElement } from 'react'
import type { EvidenceGroup } from './evidence-groups.ts'

/** A piece of a group’s underline, for the eye alone: the name is beside it. */
export function Swatch({ group }: { readonly group: EvidenceGroup }): ReactElement {
  return (
    <span className={`swatch is-${group}`} aria-hidden="true">
      {'\u00a0'.repeat(6)}
    </span>
  )
}
