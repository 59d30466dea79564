import { rememberDraft, type ScoredDraft } from '@content-trust/engine/report'
import { type BaselineEntry, joinPath, UsageError } from '@content-trust/workspace'
import { diskSourceSync, slashed } from '@content-trust/workspace/disk'
import { openWorkspaceSync, type SyncWorkspace } from '@content-trust/workspace/sync'
import { type CheckedOptions, knownRules } from './options.ts'
import { scoredReport } from './report/page-record.ts'
import { sha256 } from './score-page.ts'

/**
 * What a baseline knows of a page or an image: an entry, or null; undefined without a baseline. A page with its draft
 * is also known by its findings, where it was moved.
 */
export type BaselineLookup = (
  path: string | null,
  draft?: ScoredDraft,
) => BaselineEntry | null | undefined

/** Settings of pages and images by their paths from the working folder. */
export interface PageSettings {
  readonly workspace: SyncWorkspace
  /** The path as the workspace names it; text without a file counts as a file of the working folder. */
  readonly placeOf: (path: string | null) => string
  readonly baselineOf: BaselineLookup
}

/** Opens the settings of a build: config files above each page, and the options over them. */
export function openSettings(folder: string, options: CheckedOptions): PageSettings {
  const cwd = slashed(folder)
  const placeOf = (path: string | null) => joinPath(cwd, path ?? 'page.md')
  const workspace = openWorkspaceSync({
    source: diskSourceSync(),
    cwd,
    config: options.config ?? null,
    knownRules,
    under: [{ origin: 'default', layer: { fail_on: 'high' } }],
    own: { origin: 'options of remark-content-trust', config: options.pages },
  })
  const { baseline: file } = options
  if (file === undefined) return { workspace, placeOf, baselineOf: () => undefined }
  const baseline = orRefuse(() => workspace.readBaseline(file))
  const baselineOf: BaselineLookup = (path, draft) => {
    if (path === null) return null
    const entry = baseline.entryOf(placeOf(path))
    if (entry !== null || draft === undefined) return entry
    return baseline.entryFor(
      placeOf(path),
      rememberDraft(scoredReport(draft, null), sha256).findings,
    )
  }
  return { workspace, placeOf, baselineOf }
}

function orRefuse<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new Error(`remark-content-trust: \`baseline\`: ${error.message}`, { cause: error })
  }
}
