import { type DraftReport, fixOf, reportDraft } from '../reporters/draft-report.ts'
import type { Fix } from '../tasks/fix.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { draftPlace } from './draft-place.ts'
import type { SettingsLookup } from './draft-settings.ts'
import type { EngineThread } from './engine-thread.ts'
import type { OpenDraft } from './open-drafts.ts'

/** What the checks of one draft need; made anew when settings change. */
export interface CheckRules {
  readonly lookup: SettingsLookup
  readonly maxFindings: number
  /** Tells the user about settings that cannot be read. */
  readonly warn: (problem: string) => void
}

/** Checks of open drafts, each made once for a version and its settings. */
export interface DraftChecks {
  /** Null: it is no draft, it is ignored, or another version came. */
  report(draft: OpenDraft): Promise<DraftReport | null>
  /** What `check --fix` would do; null as above, and when there is nothing to do. */
  fix(draft: OpenDraft): Promise<Fix | null>
  /** The report of a draft that is not open; the signal gives it up. */
  reportFile(uri: string, bytes: number, signal: AbortSignal): Promise<DraftReport | null>
  /** Forgets what was found, because settings may have changed. */
  forget(): void
}

const noNarrowing = { changed: null, baseline: undefined }

/** Checks drafts on a thread. */
export function createDraftChecks(
  thread: EngineThread,
  rulesOf: () => Promise<CheckRules>,
): DraftChecks {
  let reports = new WeakMap<OpenDraft, Promise<DraftReport | null>>()
  let fixes = new WeakMap<OpenDraft, Promise<Fix | null>>()

  async function run(
    source: Pick<OpenDraft, 'uri'> & { readonly languageId: string | null },
    content: Pick<TextTask, 'bytes' | 'size'>,
    fix: TextTask['fix'],
    signal: AbortSignal,
  ): Promise<DraftReport | null> {
    const place = draftPlace(source.uri, source.languageId)
    if (place === null) return null
    const { lookup, maxFindings, warn } = await rulesOf()
    const found = await lookup(place)
    if (found.kind === 'ignored') return null
    if (found.kind === 'broken') {
      warn(found.problem)
      return { status: 'failed', shown: place.shown, problem: found.problem }
    }
    const { settings } = found
    const task = {
      modality: 'text',
      ...place,
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
    forget: () => {
      reports = new WeakMap()
      fixes = new WeakMap()
    },
  }
}
