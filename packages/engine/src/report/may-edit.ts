import type { HiddenFinding } from './draft-report.ts'

/**
 * Which places a host may let `revise` edit: all but those of findings that its report does not show, because a
 * comment, the settings, a baseline or unchanged lines hide them. With it every host makes the same edits of a draft.
 */
export function editsBeside(
  hidden: readonly HiddenFinding[],
): (rule: string, start: number) => boolean {
  const places = new Set(hidden.map(({ finding }) => key(finding.rule, finding.place?.start ?? -1)))
  return (rule, start) => !places.has(key(rule, start))
}

function key(rule: string, start: number): string {
  return `${rule}:${start}`
}
