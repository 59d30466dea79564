import type { AnalyzeTextOptions } from '@content-trust/engine'
import type { Rewriter } from '@content-trust/engine/node'
import { decodeDraft, MAX_BYTES, tooLarge } from '@content-trust/engine/node/drafts'
import type { MediaResult, Narrowing } from '@content-trust/engine/report'
import type { Syntax, TextResult } from '@content-trust/engine/schema'
import {
  applyLayer,
  contextOf,
  type DraftWarning,
  type Settings,
  switchesOf,
} from '@content-trust/engine/settings'
import { readFrontMatter } from '../drafts/front-matter.ts'
import type { Fix } from '../fix/fix-draft.ts'
import { type Host, ruleNames, type TextEngine } from '../host.ts'
import { errorCode, fileProblem } from '../usage-error.ts'
import { cacheKey, readCached, writeCached } from './cache.ts'

/** One draft to score; plain data, so that it may be sent to a worker. */
export interface DraftTask {
  readonly shown: string
  /** Absolute path, or null when `text` holds the draft's bytes already. */
  readonly path: string | null
  readonly bytes: Uint8Array | null
  readonly size: number
  /** Found to be media by its first bytes; scored in another process. */
  readonly isMedia?: boolean
  readonly syntax: Syntax
  readonly settings: Settings
  /** Asks the engine for coverage and contributions. */
  readonly details: boolean
  /** Folder of the cache, or null. */
  readonly cache: string | null
  /** Edits the draft, but for what these narrowings hide; null: no edit. */
  readonly fix: Pick<Narrowing, 'changed' | 'baseline'> | null
}

/** What became of one draft; plain data. */
export type Outcome =
  | {
      readonly status: 'scored'
      readonly shown: string
      readonly source: string
      readonly settings: Settings
      /** Of the text in `source`, which is the revised one after a fix. */
      readonly result: TextResult
      /** What was edited; null when nothing was, and none was proposed. */
      readonly fix: Fix | null
      /** What is wrong with the draft and kept nobody from scoring it. */
      readonly warnings?: readonly DraftWarning[]
      /** The result of media, of which `result` is a stand-in; absent for a draft. */
      readonly media?: MediaResult
    }
  | { readonly status: 'skipped'; readonly shown: string; readonly note: string }
  | {
      readonly status: 'failed'
      readonly shown: string
      readonly problem: string
      readonly line?: number
      /** Whether it is a picture, a recording or a film. */
      readonly isMedia?: boolean
      /** Present when the mistake is ours. */
      readonly stack?: string
    }

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
export async function scoreDraft(task: DraftTask, needs: ScoreDependencies): Promise<Outcome> {
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
  task: DraftTask,
  source: string,
  needs: ScoreDependencies,
): Promise<Outcome> {
  const { engine } = needs
  const { shown, syntax, details } = task
  let { settings } = task
  const warnings: DraftWarning[] = []
  if (syntax !== 'plain') {
    const front = await readFrontMatter(source, () => ruleNames(engine))
    if (front.kind === 'off') {
      return { status: 'skipped', shown, note: 'its front matter says `contentTrust: false`' }
    }
    if (front.kind === 'broken') {
      return { status: 'failed', shown, problem: front.problem }
    }
    if (front.kind === 'invalid') warnings.push(front.warning)
    if (front.kind === 'settings') settings = applyLayer(settings, front.layer)
  }
  const options = {
    context: contextOf(settings),
    ...switchesOf(settings),
    maxEvidence: Number.POSITIVE_INFINITY,
    // No report shows the signals of single sentences.
    details: details && ('draft' as const),
  }
  const score = (text: string) => scoreCached(task, text, options, engine)
  const result = await score(source)
  const scored = {
    status: 'scored',
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

async function scoreCached(
  task: DraftTask,
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

/** An error of scoring, in words: whose mistake it is, and what it was. */
export function scoringFailed(shown: string, error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error)
  // The engine names its callers' mistakes; anything else is a defect of ours.
  const code = error instanceof Error && error.name === 'EngineError' ? errorCode(error) : null
  const isOurs = code === null || code === 'invalid_model'
  return {
    status: 'failed',
    shown,
    problem: isOurs ? `could not be scored because of an internal error: ${message}` : message,
    ...(isOurs && error instanceof Error && error.stack ? { stack: error.stack } : {}),
  }
}
