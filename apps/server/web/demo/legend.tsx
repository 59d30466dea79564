import { type EvidenceGroup, evidenceGroups, groupOf, groupTexts } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'

interface LegendProps {
  readonly findings: readonly Finding[]
  readonly hidden: ReadonlySet<EvidenceGroup>
  readonly onChange: (hidden: ReadonlySet<EvidenceGroup>) => void
}

/** The groups of evidence in this draft, with their shapes; each can be hidden. */
export function Legend({ findings, hidden, onChange }: LegendProps) {
  const counts = new Map<EvidenceGroup, number>()
  for (const { place, type } of findings) {
    if (place !== null) counts.set(groupOf(type), (counts.get(groupOf(type)) ?? 0) + 1)
  }
  if (counts.size === 0) return null
  const toggle = (group: EvidenceGroup): void => {
    const next = new Set(hidden)
    if (!next.delete(group)) next.add(group)
    onChange(next)
  }
  return (
    <fieldset className="legend">
      <legend className="hidden-text">Marks to show</legend>
      {evidenceGroups
        .filter((group) => counts.has(group))
        .map((group) => (
          <label key={group} title={capitalAbout(group)}>
            <input type="checkbox" checked={!hidden.has(group)} onChange={() => toggle(group)} />
            <Swatch group={group} />
            {groupTexts[group].label} <span className="soft figures">{counts.get(group)}</span>
          </label>
        ))}
    </fieldset>
  )
}

/** A sample of a group’s underline; hidden from assistive technology, because the name follows. */
export function Swatch({ group }: { readonly group: EvidenceGroup }) {
  return (
    <span className={`swatch is-${group}`} aria-hidden="true">
      {'\u00a0'.repeat(6)}
    </span>
  )
}

function capitalAbout(group: EvidenceGroup): string {
  const { about, shape } = groupTexts[group]
  return `${about} (${shape} line)`
}
