import { type EvidenceGroup, evidenceGroups, groupTexts } from '@content-trust/design'
import { editingMessages } from '../language/editing-messages.ts'
import type { Mark } from '../marks/marks.ts'
import { layout } from '../state/layout.ts'
import { Swatch } from './swatch.tsx'

interface LegendProps {
  readonly marks: readonly Mark[]
  readonly hidden: ReadonlySet<EvidenceGroup>
}

/** The groups of evidence in this draft with their shapes; each can be hidden. */
export function Legend({ marks, hidden }: LegendProps) {
  const counts = new Map<EvidenceGroup, number>()
  for (const { group } of marks) counts.set(group, (counts.get(group) ?? 0) + 1)
  if (counts.size === 0) return null
  return (
    <fieldset className="legend">
      <legend className="hidden-text">{editingMessages.findings.marks}</legend>
      {evidenceGroups
        .filter((group) => counts.has(group))
        .map((group) => (
          <label key={group} title={`${groupTexts[group].about} (${groupTexts[group].shape} line)`}>
            <input
              type="checkbox"
              checked={!hidden.has(group)}
              onChange={() => toggleGroup(group)}
            />
            <Swatch group={group} />
            {groupTexts[group].label} <span className="soft figures">{counts.get(group)}</span>
          </label>
        ))}
    </fieldset>
  )
}

function toggleGroup(group: EvidenceGroup): void {
  layout.change((state) => {
    const hiddenGroups = new Set(state.hiddenGroups)
    if (!hiddenGroups.delete(group)) hiddenGroups.add(group)
    return { ...state, hiddenGroups }
  })
}
