import { type EvidenceGroup, evidenceGroups } from '@content-trust/design'
import { setHiddenGroups } from '@content-trust/design/editor-marks'
import type { layout } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'

const all: ReadonlySet<EvidenceGroup> = new Set(evidenceGroups)

/** The groups that are not drawn now: focus mode shows none. */
export function hiddenNow({
  hiddenGroups,
  isFocused,
}: ReturnType<typeof layout.get>): ReadonlySet<EvidenceGroup> {
  return isFocused ? all : hiddenGroups
}

/** Draws no marks of some groups in the active draft. */
export function showHiddenGroups(hidden: ReadonlySet<EvidenceGroup>): void {
  editorView()?.dispatch({ effects: setHiddenGroups.of(hidden) })
}
