import { isUnanswered } from '@content-trust/sources/check'
import type { Host } from '../host.ts'
import type { CheckOptions } from '../options/check-options.ts'
import { checkSources } from '../sources/check-sources.ts'
import { type DraftSources, withSourceFindings } from '../sources/draft-sources.ts'
import { sayMissingReader } from '../sources/missing-reader.ts'
import { announce, planCheck, type SourceDraft } from '../sources/plan-check.ts'
import { readSourceOptions } from '../sources/source-options.ts'
import type { Outcome, ScoredText } from '../tasks/outcome.ts'
import { isTextTask } from '../tasks/task.ts'
import type { CheckRun } from './prepare-run.ts'
import { createProgress } from './progress.ts'

type Add = (outcome: Outcome, path: string | null) => Promise<void>

/** How the check of sources ended. */
export type SourcesEnd = 'done' | 'unanswered' | 'stopped'

/** Outcomes that wait until the sources of all drafts are checked, so that what several name is asked for once. */
export interface HeldForSources {
  /** Keeps the outcome of the next task. */
  readonly hold: Add
  /** Checks the sources, and hands over every outcome in order, with what was found. */
  readonly release: (add: Add) => Promise<SourcesEnd>
}

/** Holds the outcomes of tasks; sources are checked with `--sources`, and for drafts whose settings say so. */
export function holdForSources(
  host: Host,
  { engine, tasks }: Pick<CheckRun, 'engine' | 'tasks'>,
  options: CheckOptions,
): HeldForSources {
  const settings = readSourceOptions(host, options)
  const held: { readonly outcome: Outcome; readonly path: string | null }[] = []
  const drafts: SourceDraft[] = []
  return {
    hold: async (outcome, path) => {
      const task = tasks[held.length]
      held.push({ outcome, path })
      if (task === undefined || !isTextTask(task)) return
      if (outcome.status !== 'scored' || outcome.modality !== 'text') return
      // Front matter cannot switch it on, because anybody may write a draft.
      if (options.sources !== true && task.settings.sources !== true) return
      const { details, settings: folderSettings, syntax } = task
      drafts.push({ draft: outcome, syntax, details, folderSettings })
    },
    release: async (add) => {
      const plan = planCheck(drafts)
      if (!options.quiet) await host.stderr.write(`${announce(plan, settings.offline)}\n`)
      const progress = createProgress(host.stderr, plan.references, !options.quiet, 'references')
      const onProgress = () => void progress.step()
      const checked = await checkSources(host, engine, plan, settings, onProgress).finally(() =>
        progress.stop(),
      )
      if (checked === null) return 'stopped'
      if (!options.quiet) await sayMissingReader(host, checked)
      const found = new Map<Outcome, ScoredText>(
        checked.map((each: DraftSources) => [each.draft, withSourceFindings(each, settings)]),
      )
      for (const { outcome, path } of held) await add(found.get(outcome) ?? outcome, path)
      const all = checked.flatMap(({ checks }) => checks)
      return settings.gates.length > 0 && isUnanswered(all) ? 'unanswered' : 'done'
    },
  }
}
