import type { EvidenceGroup } from '@content-trust/design/evidence-groups'

/** Shapes of lines as the pages and the desktop editor draw them. */
const lines: Readonly<Record<EvidenceGroup, string>> = {
  phrasing: 'wavy 1.5px',
  specificity: 'dotted 3px',
  sourcing: 'solid 2px',
  certainty: 'dashed 2px',
  pattern: 'double 2px',
  other: 'solid 1px',
}

/** The colour of a group, which themes and users may change. */
export function groupColor(group: EvidenceGroup): string {
  return `contentTrust.${group}`
}

/**
 * The underline of a group in CSS. Workbenches publish each colour as a variable, so one line holds for light,
 * dark and high contrast; it keeps clear of the squiggle of the same finding.
 */
export function groupUnderline(group: EvidenceGroup): string {
  const color = `var(--vscode-${groupColor(group).replace('.', '-')})`
  return `underline ${lines[group]} ${color}; text-underline-offset: 0.22em; text-decoration-skip-ink: none`
}
