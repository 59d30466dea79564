import type { Syntax, TextResult } from '@content-trust/engine/schema'
import { UsageError } from '@content-trust/workspace'
import type { Engine, Host } from '../host.ts'
import { answerLines, type Failure, failure, type Id, textOf } from './answer-lines.ts'

/** Options of `score` as they are typed. */
export interface ScoreOptions {
  readonly jsonl?: boolean
  readonly details?: boolean
  readonly plain?: boolean
}

/** Scores one JSON object a line from standard input; a bad line never stops the run. */
export async function scoreLines(host: Host, options: ScoreOptions): Promise<number> {
  if (!options.jsonl) {
    throw new UsageError('`score` reads JSON lines from standard input: add --jsonl.')
  }
  const { analyzeText } = await host.loadTextEngine()
  const syntax: Syntax = options.plain ? 'plain' : 'markdown'
  const scoring = { analyzeText, syntax, details: options.details === true }
  return await answerLines(host, host.stdin, {
    fields: ['text'],
    answer: (id, line) =>
      scoreText(id, textOf(line, 'text'), Reflect.get(line, 'context'), scoring),
  })
}

interface Scoring extends Pick<Engine, 'analyzeText'> {
  readonly syntax: Syntax
  readonly details: boolean
}

function scoreText(
  id: Id,
  source: string,
  context: unknown,
  scoring: Scoring,
): Failure | ({ readonly id: Id } & TextResult) {
  const { analyzeText, syntax, details } = scoring
  if (
    context !== undefined &&
    (typeof context !== 'object' || context === null || Array.isArray(context))
  ) {
    return failure(id, 'expected `context` to be an object')
  }
  const options = context === undefined ? { details } : { details, context }
  const { contributions, coverage, sentences, ...result } = analyzeText({ source, syntax }, options)
  return {
    id,
    ...result,
    ...(details && contributions ? { contributions } : {}),
    ...(details && coverage ? { coverage } : {}),
    ...(details && sentences ? { sentences } : {}),
  }
}
