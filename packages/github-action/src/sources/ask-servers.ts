import type { ScoredReport } from '@content-trust/engine/report'
import type { SourceFinding } from '@content-trust/engine/schema'
import {
  checkDrafts,
  isUnanswered,
  type SourceCheck,
  sourceFindings,
} from '@content-trust/sources/check'
import { type Extraction, extractReferences } from '@content-trust/sources/extract'
import { openFetcher } from '@content-trust/sources/fetch'
import { openReader } from '@content-trust/sources/read'
import type { Reference } from '@content-trust/sources/schema'
import { endpointsSchema } from '@content-trust/sources/state'
import { draftSyntax, type Settings } from '@content-trust/workspace'
import type { CheckedDraft } from '../score/report-change.ts'
import { referencesOn } from './added-references.ts'
import { fetcherUntil } from './fetcher-until.ts'
import type { SourcesSummary } from './sources-summary.ts'

/** References that are looked up in one run. */
export const MOST_REFERENCES = 200
/** After this time no server is asked. */
export const MOST_MS = 300_000

/** A draft whose sources are wanted, and where its settings look things up. */
export interface WantedDraft {
  readonly draft: CheckedDraft
  readonly report: ScoredReport
  readonly endpoints: Settings['source_endpoints']
}

/** What is to be said of the sources of one draft, and the checks that it comes from. */
export interface FoundSources {
  readonly checks: readonly SourceCheck[]
  readonly findings: readonly SourceFinding[]
}

/** What was found, by the draft. */
export interface AskedSources {
  readonly found: ReadonlyMap<CheckedDraft, FoundSources>
  readonly summary: SourcesSummary
}

/**
 * Looks up the references that a change added, and holds what it claims against them. A stranger may have written them,
 * so only public addresses are asked, whatever the settings say, and nothing is kept.
 */
export async function askServers(drafts: readonly WantedDraft[]): Promise<AskedSources> {
  const extracted = drafts.map((wanted) => {
    const { shown, source } = wanted.report
    const syntax = draftSyntax(shown) ?? 'markdown'
    return { wanted, extraction: extractReferences({ source, syntax }) }
  })
  const added = extracted.flatMap(({ wanted: { draft, report }, extraction: { references } }) =>
    referencesOn(references, report.lines, draft.addedLines ?? null),
  )
  const asked = new Set(added.slice(0, MOST_REFERENCES))
  const found =
    asked.size === 0 ? new Map<CheckedDraft, FoundSources>() : await checkAll(extracted, asked)
  return { found, summary: summaryOf(found, asked, added.length) }
}

interface ExtractedDraft {
  readonly wanted: WantedDraft
  readonly extraction: Extraction
}

async function checkAll(
  extracted: readonly ExtractedDraft[],
  asked: ReadonlySet<Reference>,
): Promise<Map<CheckedDraft, FoundSources>> {
  const end = AbortSignal.timeout(MOST_MS)
  const opened = await openFetcher({ allowPrivate: false, offline: false, cache: null })
  const fetcher = fetcherUntil(opened, end)
  const reader = openReader()
  const found = new Map<CheckedDraft, FoundSources>()
  try {
    for (const group of byEndpoints(extracted)) {
      // Not those of npm's configuration: a stranger's checkout may hold one, and put secrets of the step into addresses.
      const endpoints = endpointsSchema.parse(group[0]?.wanted.endpoints ?? {})
      const isWanted = (reference: Reference) => asked.has(reference)
      const checked = await checkDrafts(
        group.map(({ extraction }) => extraction),
        { fetcher, reader, endpoints, isWanted },
      )
      for (const [at, { wanted }] of group.entries()) {
        const checks = checked[at] ?? []
        const findings = sourceFindings(wanted.report.source, checks)
        found.set(wanted.draft, { checks, findings })
      }
    }
  } finally {
    await Promise.all([fetcher.close(), reader.close()])
  }
  return found
}

/** Drafts in groups whose references are looked up at the same endpoints. */
function byEndpoints(drafts: readonly ExtractedDraft[]): ExtractedDraft[][] {
  return [...Map.groupBy(drafts, ({ wanted }) => JSON.stringify(wanted.endpoints ?? {})).values()]
}

function summaryOf(
  found: ReadonlyMap<CheckedDraft, FoundSources>,
  asked: ReadonlySet<Reference>,
  added: number,
): SourcesSummary {
  const all = [...found.values()]
    .flatMap(({ checks }) => checks)
    .filter(({ reference }) => asked.has(reference))
  // The time was over before anybody was asked about these.
  const done = all.filter(({ checked }) => checked.failure !== 'offline')
  const states: Record<string, number> = {}
  for (const { checked } of done) states[checked.state] = (states[checked.state] ?? 0) + 1
  return {
    references: done.length,
    left: added - done.length,
    states,
    isUnanswered: isUnanswered(all),
  }
}
