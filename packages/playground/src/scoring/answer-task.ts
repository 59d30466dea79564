import {
  type AnalyzeTextOptions,
  createTextSession,
  ruleCatalogue,
  type TextSession,
} from '@content-trust/engine/text'
import type { findFix } from './find-fix.ts'
import type { Fixes, FixInput, ScoreAnswer, Scored, ScoreInput, ScoreTask } from './messages.ts'

const fixOfRule = new Map(ruleCatalogue.map(({ id, fix }) => [id, fix]))

/** Loads what finds edits and holds them against the facts: a third of the engine, which no score needs. */
type LoadFinder = () => Promise<typeof findFix>

/** Answers the tasks of one page, whose draft is scored again and again; without `load` nobody gets an edit. */
export function createAnswerer(load?: LoadFinder) {
  const session = createTextSession()
  return async (task: ScoreTask): Promise<ScoreAnswer> => {
    const { id, kind } = task
    try {
      if (kind === 'score') return { id, ok: true, kind, ...score(session, task) }
      return { id, ok: true, kind, fix: load === undefined ? null : fixFor(task, await load()) }
    } catch {
      return { id, ok: false }
    }
  }
}

function score(session: TextSession, input: ScoreInput): Scored {
  const analyzed = session.analyze(input.draft, optionsOf(input))
  const { sentences = [], contributions, coverage, ...result } = analyzed
  const rules = new Set(result.evidence.map(({ rule }) => rule ?? ''))
  const fixes = [...rules].flatMap((rule) => {
    const fix = fixOfRule.get(rule)
    return fix === undefined ? [] : [[rule, fix] as const]
  })
  return {
    result: input.isWhole ? { ...result, contributions, coverage } : result,
    sentences: sentences.flatMap(({ start, end }) => [start, end]),
    fixes: Object.fromEntries(fixes) satisfies Fixes,
  }
}

function fixFor(input: FixInput, find: typeof findFix) {
  const { rule, place } = input.finding
  return find(input.draft, optionsOf(input), { rule, start: place?.start ?? null })
}

function optionsOf({ context, isWhole }: ScoreInput): AnalyzeTextOptions {
  return {
    context,
    details: true,
    ...(isWhole ? { maxEvidence: Number.POSITIVE_INFINITY } : {}),
  }
}
