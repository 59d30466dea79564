import { severityRanks } from '@content-trust/engine/report'
import { isSourceRule } from '@content-trust/sources/rules'
import type { ReportedDraft, ReportedFinding } from '../report/pull-report.ts'
import { byImportance } from './by-importance.ts'
import { isAsking } from './draft-table.ts'

/** A finding that stands for those of its rule, with its draft. */
export interface Place {
  readonly draft: ReportedDraft
  readonly finding: ReportedFinding
  /** How many more findings of the rule the draft has. */
  readonly alike: number
}

/**
 * The places to read first: of drafts that ask for something, the strictest first, and as many of each as there is
 * room for.
 */
export function firstPlaces(drafts: readonly ReportedDraft[], most: number): Place[] {
  const asking = byImportance(drafts.filter(isAsking)).map(placesOf)
  const counts = asking.map(() => 0)
  let left = most
  for (let round = 0; left > 0 && asking.some((places) => places.length > round); round++) {
    for (const [at, places] of asking.entries()) {
      if (left === 0 || places.length <= round) continue
      counts[at] = round + 1
      left--
    }
  }
  return asking.flatMap((places, at) => places.slice(0, counts[at]))
}

/** One finding for each rule but those about sources, which have a list of their own, and for each clause of a policy: of rules that fail the gate, then the most severe, then in reading order. */
function placesOf(draft: ReportedDraft): Place[] {
  const { findings, failed_by: failing = [] } = draft
  const order = ({ rule, severity }: ReportedFinding) =>
    severityRanks[severity] - (failing.includes(rule) ? 10 : 0)
  const rules = new Map<string, ReportedFinding[]>()
  const listed = findings.filter(({ rule }) => !isSourceRule(rule))
  for (const finding of [...listed].sort((a, b) => order(a) - order(b))) {
    const { rule, clause } = finding
    const key = clause === undefined ? rule : `${rule}/${clause}`
    rules.set(key, [...(rules.get(key) ?? []), finding])
  }
  return [...rules.values()].flatMap(([finding, ...others]) =>
    finding === undefined ? [] : [{ draft, finding, alike: others.length }],
  )
}
