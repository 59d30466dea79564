import type { ReactElement } from 'react'
import { type EvidenceGroup, evidenceGroups, groupTexts } from './evidence-groups.ts'
import { Swatch } from './swatch.tsx'
import { capital } from './words.ts'

interface LegendProps {
  /** The marks of a draft, hidden ones too. */
  readonly marks: readonly { readonly group: EvidenceGroup }[]
  readonly hidden: ReadonlySet<EvidenceGroup>
  readonly onChange: (hidden: ReadonlySet<EvidenceGroup>) => void
}

/** The groups of evidence in a draft, with their shapes; each can be hidden. */
export function Legend({ marks, hidden, onChange }: LegendProps): ReactElement | null {
  const counts = new Map<EvidenceGroup, number>()
  for (const { group } of marks) counts.set(group, (counts.get(group) ?? 0) + 1)
  if (counts.size === 0) return null
  const toggle = (group: EvidenceGroup): void => {
    const next = new Set(hidden)
    if (!next.delete(group)) next.add(group)
    onChange(next)
  }
  return (
    <fieldset className="legend">
      <legend className="hidden-text">Show marks for</legend>
      {evidenceGroups
        .filter((group) => counts.has(group))
        .map((group) => (
          <label key={group} title={capital(aboutOf(group))}>
            <input type="checkbox" checked={!hidden.has(group)} onChange={() => toggle(group)} />
            <Swatch group={group} />
            {groupTexts[group].label} <span className="soft figures">{counts.get(group)}</span>
          </label>
        ))}
    </fieldset>
  )
}

function aboutOf(group: EvidenceGroup): string {
  const { about, shape } = groupTexts[group]
  return `${about} (${shape} line)`
}
