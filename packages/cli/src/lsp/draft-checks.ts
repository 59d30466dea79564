import { type DraftReport, fixOf, reportDraft } from '../reporters/draft-report.ts'
import type { Fix } from '../tasks/fix.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { draftLocation } from './draft-location.ts'
import type { DraftWorkspaces } from './draft-settings.ts'
import type { EngineThread } from './engine-thread.ts'
import type { OpenDraft } from './open-drafts.ts'

/** What drafts are checked with; made again when settings change. */
export interface CheckSettings {
  readonly workspaces: DraftWorkspaces
  readonly maxFindings: number
  /** Shows the user a problem with settings. */
  readonly warn: (problem: string) => void
}

/** Checks of open drafts, each made once for a version and its settings. */
export interface DraftChecks {
  /** Null: it is not a draft, it is ignored, or a newer version arrived. */
  report(draft: OpenDraft): Promise<DraftReport | null>
  /** What `check --fix` would do; null as above, and when there is nothing to do. */
  fix(draft: OpenDraft): Promise<Fix | null>
  /** The report of a draft that is not open; the signal cancels it. */
  reportFile(uri: string, bytes: number, signal: AbortSignal): Promise<DraftReport | null>
  /** Drops all reports, because settings may have changed. */
  invalidate(): void
}

const noNarrowing = { changed: null, baseline: undefined }

/** Checks drafts on a thread. */
export function createDraftChecks(
  thread: EngineThread,
  settingsOf: () => Promise<CheckSettings>,
): DraftChecks {
  let reports = new WeakMap<OpenDraft, Promise<DraftReport | null>>()
  let fixes = new WeakMap<OpenDraft, Promise<Fix | null>>()

  async function run(
    source: Pick<OpenDraft, 'uri'> & { readonly languageId: string | null },
    content: Pick<TextTask, 'bytes' | 'size'>,
    fix: TextTask['fix'],
    signal: AbortSignal,
  ): Promise<DraftReport | null> {
    const location = draftLocation(source.uri, source.languageId)
    if (location === null) return null
    const { workspaces, maxFindings, warn } = await settingsOf()
    const found = await workspaces.settingsOf(location)
    if (found.kind === 'ignored') return null
    if (found.kind === 'broken') {
      warn(found.problem)
      return { status: 'failed', shown: location.shown, problem: found.problem }
    }
    const { settings } = found
    const task = {
      modality: 'text',
      ...location,
      ...content,
      settings,
      details: true,
      cache: null,
      fix,
    } as const
    const outcome: Outcome | null = await thread.score(task, signal)
    return outcome && reportDraft(outcome, { limit: maxFindings, ...noNarrowing })
  }

  const runOpen = (draft: OpenDraft, fix: TextTask['fix']) => {
    const bytes = Buffer.from(draft.text)
    return run(draft, { bytes, size: bytes.length }, fix, draft.replaced)
  }

  return {
    report: (draft) => {
      const report = reports.get(draft) ?? runOpen(draft, null)
      reports.set(draft, report)
      return report
    },
    fix: (draft) => {
      const fix =
        fixes.get(draft) ?? runOpen(draft, noNarrowing).then((report) => report && fixOf(report))
      fixes.set(draft, fix)
      return fix
    },
    reportFile: (uri, size, signal) =>
      run({ uri, languageId: null }, { bytes: null, size }, null, signal),
    invalidate: () => {
      reports = new WeakMap()
      fixes = new WeakMap()
    },
  }
}
