import { UsageError } from '@content-trust/workspace'
import { collectTasks } from '../../check/collect-tasks.ts'
import { scoreDraft } from '../../check/score-draft.ts'
import type { Host, TextEngine } from '../../host.ts'
import { optionLayer } from '../../options/check-options.ts'
import { openHostWorkspace } from '../../options/open-workspace.ts'
import { withPolicyFile } from '../../options/policy-file.ts'
import type { SourceDraft } from '../../sources/plan-check.ts'
import type { Outcome } from '../../tasks/outcome.ts'
import { isTextTask } from '../../tasks/task.ts'
import type { SourcesCommandOptions } from './command-options.ts'

/** The drafts that names lead to, and what became of everything else. */
export interface ReadDrafts {
  readonly drafts: readonly SourceDraft[]
  readonly others: readonly Outcome[]
}

/** Reads drafts with their settings, as `check` does; images and recordings have no references. */
export async function readDrafts(
  host: Host,
  engine: TextEngine,
  names: readonly string[],
  options: SourcesCommandOptions,
): Promise<ReadDrafts> {
  const { passWithNoFiles, stdinFilename = null } = options
  if (names.length === 0 && stdinFilename === null && !passWithNoFiles) {
    throw new UsageError('Name the files, folders or globs to check, or use - for standard input.')
  }
  const layer = await optionLayer(await withPolicyFile(host, options), [])
  const over = [{ origin: 'command line', layer }]
  const { tasks, others, notices } = await collectTasks({
    host,
    names,
    workspace: openHostWorkspace(host, engine, options, { over }),
    known: { baseline: null, changed: null },
    stdinFilename,
    details: false,
    cache: null,
    isFixing: false,
    withImages: false,
  })
  for (const notice of notices) await host.stderr.write(`warning: ${notice}\n`)
  const needs = { engine, loadEngine: host.loadEngine, readFile: host.readFile }
  const drafts: SourceDraft[] = []
  const left: Outcome[] = [...others]
  for (const task of tasks) {
    if (!isTextTask(task)) {
      const note = 'images, recordings and videos have no references'
      left.push({ status: 'skipped', shown: task.shown, note })
      continue
    }
    const outcome = await scoreDraft(task, needs)
    if (outcome.status === 'scored' && outcome.modality === 'text') {
      const { details, settings: folderSettings, syntax } = task
      drafts.push({ draft: outcome, syntax, details, folderSettings })
    } else left.push(outcome)
  }
  return { drafts, others: left }
}
