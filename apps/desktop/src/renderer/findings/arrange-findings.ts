import type { Mark } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import { severityRanks } from '@content-trust/engine/report'

/** A finding with its mark, as a row of the list. */
export interface FindingEntry {
  readonly finding: Finding
  readonly mark: Mark
}

export const orders = ['position', 'type', 'severity'] as const
export type Order = (typeof orders)[number]

/** Entries under one heading; the list by position has one without. */
export interface Section {
  readonly label: string | null
  readonly entries: readonly FindingEntry[]
}

/** Whether a finding contains all words of a filter. */
export function matchesFilter({ finding }: FindingEntry, filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const { title, rule, severity, quote, explanation } = finding
  const text = [title, rule, severity, quote, explanation].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Puts entries, which come by position, under the headings of an order; larger kinds come first. */
export function arrangeFindings(entries: readonly FindingEntry[], order: Order): Section[] {
  if (entries.length === 0) return []
  if (order === 'position') return [{ label: null, entries }]
  const sections = new Map<string, FindingEntry[]>()
  for (const entry of entries) {
    const label = order === 'type' ? entry.finding.title : entry.finding.severity
    const section = sections.get(label)
    if (section === undefined) sections.set(label, [entry])
    else section.push(entry)
  }
  const all = [...sections].map(([label, found]) => ({ label, entries: found }))
  return order === 'type'
    ? all.toSorted((a, b) => b.entries.length - a.entries.length)
    : all.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ entries }: Section): number {
  const severity = entries[0]?.finding.severity
  return severity === undefined ? 0 : severityRanks[severity]
}
