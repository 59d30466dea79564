import type { AnalyzeTextOptions } from '@content-trust/engine'
import type { Rewriter } from '@content-trust/engine/node'
import { decodeDraft, MAX_BYTES, tooLarge } from '@content-trust/engine/node/drafts'
import type { TextResult } from '@content-trust/engine/schema'
import {
  type DraftSettings,
  fileProblem,
  mayHoldFrontMatter,
  resolveFrontMatter,
  scoreOptions,
} from '@content-trust/workspace'
import { type Host, ruleNames, type TextEngine } from '../host.ts'
import type { Outcome } from '../tasks/outcome.ts'
import { scoringFailed } from '../tasks/scoring-failed.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { cacheKey, readCached, writeCached } from './cache.ts'

/** What scoring needs from outside. */
export interface ScoreDependencies {
  readonly engine: TextEngine
  /** All of the engine, for a fix. */
  readonly loadEngine: Host['loadEngine']
  readonly readFile: (path: string) => Promise<Uint8Array>
  /** Rewrites what rules cannot edit; never in a thread. */
  readonly rewriter?: Rewriter | null
}

/** Reads, decodes and scores one draft; never throws. */
export async function scoreDraft(task: TextTask, needs: ScoreDependencies): Promise<Outcome> {
  const { shown } = task
  if (task.size > MAX_BYTES) return { status: 'failed', shown, problem: tooLarge(task.size) }
  let bytes: Uint8Array
  try {
    bytes = task.bytes ?? (await needs.readFile(task.path ?? ''))
  } catch (error) {
    return { status: 'failed', shown, problem: fileProblem(error) }
  }
  try {
    const decoded = decodeDraft(bytes)
    if ('problem' in decoded) return { status: 'failed', shown, ...decoded }
    return await scoreText(task, decoded.text, needs)
  } catch (error) {
    return scoringFailed(shown, error)
  }
}

async function scoreText(
  task: TextTask,
  source: string,
  needs: ScoreDependencies,
): Promise<Outcome> {
  const { engine } = needs
  const { shown, syntax, details } = task
  const draft = await settingsOf(task, source, engine)
  if (draft.kind === 'off') return { status: 'skipped', shown, note: draft.note }
  if (draft.kind === 'broken') {
    const { problem, place } = draft
    return { status: 'failed', shown, problem, line: place.line, isUsage: true }
  }
  const { settings, warnings } = draft
  const options = {
    ...scoreOptions(settings),
    maxEvidence: Number.POSITIVE_INFINITY,
    // No report shows the signals of single sentences.
    details: details && ('draft' as const),
  }
  const score = (text: string) => scoreCached(task, text, options, engine)
  const result = await score(source)
  const scored = {
    status: 'scored',
    modality: 'text',
    shown,
    source,
    settings,
    result,
    fix: null,
    ...(warnings.length === 0 ? {} : { warnings }),
  } as const
  if (task.fix === null) return scored
  const { fixDraft } = await import('../fix/fix-draft.ts')
  const fixed = await fixDraft({ ...scored, syntax }, options, task.fix, {
    engine: await needs.loadEngine(),
    rewriter: needs.rewriter ?? null,
  })
  if (fixed === null) return scored
  const after = fixed.text === source ? result : await score(fixed.text)
  const { notes, safety } = fixed.fix
  return {
    ...scored,
    source: fixed.text,
    result: { ...after, revision_notes: [...notes], revision_safety: safety },
    fix: fixed.fix,
  }
}

/** The settings of a draft with its front matter, which plain text does not have. */
async function settingsOf(
  { syntax, settings }: TextTask,
  source: string,
  engine: TextEngine,
): Promise<DraftSettings> {
  if (mayHoldFrontMatter(syntax))
    return await resolveFrontMatter(source, settings, ruleNames(engine))
  return { kind: 'settings', settings, front: { kind: 'none' }, warnings: [] }
}

async function scoreCached(
  task: TextTask,
  source: string,
  options: AnalyzeTextOptions,
  engine: TextEngine,
): Promise<TextResult> {
  const { syntax, cache } = task
  const { engineVersion, modelVersion } = engine
  const key =
    cache === null
      ? null
      : cacheKey([engineVersion, modelVersion, syntax, JSON.stringify(options), source])
  const known = cache !== null && key !== null ? await readCached(cache, key) : null
  const result = known ?? engine.analyzeText({ source, syntax }, options)
  if (known === null && cache !== null && key !== null) await writeCached(cache, key, result)
  return result
}
