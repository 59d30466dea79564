import { failingRules, type SourceGate } from '@content-trust/sources/rules'
import type { CheckOptions } from '../score/check-changes.ts'
import { type CheckedDraft, reportChange } from '../score/report-change.ts'
import { scoreWithSources } from '../score/score-draft.ts'
import type { FoundSources, WantedDraft } from './ask-servers.ts'
import type { SourcesSummary } from './sources-summary.ts'

type Options = Pick<CheckOptions, 'workspace' | 'filter' | 'baseline'> & {
  /** What fails a draft, beside its other gates. */
  readonly gates: readonly SourceGate[]
}

/** Drafts with what was found about their sources, and a summary; null where no settings ask for that. */
export interface DraftsWithSources {
  readonly drafts: readonly CheckedDraft[]
  readonly summary: SourcesSummary | null
}

/**
 * Looks up the sources of drafts whose settings say so, those of the trusted commit: neither the change itself nor front
 * matter can switch it on. Scores stay as they are; a decision may change where a policy names sources.
 */
export async function withSources(
  drafts: readonly CheckedDraft[],
  options: Options,
): Promise<DraftsWithSources> {
  const wanted = await Promise.all(drafts.map((draft) => wantedDraft(draft, options)))
  const asking = wanted.filter((each) => each !== null)
  if (asking.length === 0) return { drafts, summary: null }
  // What opens connections is loaded by runs that ask for it.
  const { askServers } = await import('./ask-servers.ts')
  const { found, summary } = await askServers(asking)
  const withFound = drafts.map((draft) => {
    const sources = found.get(draft)
    return sources === undefined ? draft : withFindings(draft, sources, options)
  })
  return { drafts: withFound, summary }
}

async function wantedDraft(
  draft: CheckedDraft,
  { workspace }: Options,
): Promise<WantedDraft | null> {
  const { change, report } = draft
  if (report.status !== 'scored') return null
  const { settings } = await workspace.resolve(change.path)
  return settings.sources === true ? { draft, report, endpoints: settings.source_endpoints } : null
}

const nothing: ReadonlyMap<string, number> = new Map()

/** The draft with these findings among its own: hidden, narrowed and held to policy and gates as they are. */
function withFindings(
  draft: CheckedDraft,
  { checks, findings }: FoundSources,
  options: Options,
): CheckedDraft {
  const { change, report, base, shownLines, addedLines = null } = draft
  const { before: known = nothing, scored = '' } = draft
  if (report.status !== 'scored') return draft
  const rules = [...report.settings.fail_on_rules, ...failingRules(options.gates)]
  const settings = { ...report.settings, fail_on_rules: [...new Set(rules)] }
  const result = scoreWithSources(report.shown, scored, settings, findings)
  const facts = { change, base, shownLines, addedLines, known }
  const reported = reportChange({ ...report, settings, result }, facts, options)
  return { ...draft, ...reported, sources: checks }
}
