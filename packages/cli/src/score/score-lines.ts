import type { Syntax, TextResult } from '@content-trust/engine/schema'
import { type Engine, exitCodes, type Host } from '../host.ts'
import { UsageError } from '../usage-error.ts'
import { readLines } from './read-lines.ts'

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
  const { analyzeText } = await host.loadEngine()
  const syntax: Syntax = options.plain ? 'plain' : 'markdown'
  const details = options.details === true
  for await (const line of readLines(host.stdin)) {
    if (host.stop.aborted) break
    const text = decode(line)
    if (text !== null && text.trim() === '') continue
    const answer =
      text === null
        ? failure(null, 'the line is not valid UTF-8')
        : scoreLine(text, { analyzeText, syntax, details })
    // Waiting for the reader keeps memory constant however slow it is.
    await host.stdout.write(`${JSON.stringify(answer)}\n`)
  }
  return exitCodes.passed
}

type Id = string | number | null
interface Failure {
  readonly id: Id
  readonly error: string
}

interface Scoring extends Pick<Engine, 'analyzeText'> {
  readonly syntax: Syntax
  readonly details: boolean
}

function scoreLine(line: string, scoring: Scoring): Failure | ({ readonly id: Id } & TextResult) {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return failure(
      null,
      `not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failure(null, 'expected an object with `id` and `text`')
  }
  const id = idOf(value)
  const text: unknown = Reflect.get(value, 'text')
  if (id === undefined) return failure(null, 'expected `id` to be a string or a number')
  if (typeof text !== 'string') return failure(id, 'expected `text` to be a string')
  const lone = text.search(/\p{Surrogate}/u)
  if (lone >= 0) return failure(id, `\`text\` holds a lone surrogate at offset ${lone}`)
  return scoreText(id, text, Reflect.get(value, 'context'), scoring)
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
  try {
    const options = context === undefined ? { details } : { details, context }
    const { contributions, coverage, sentences, ...result } = analyzeText(
      { source, syntax },
      options,
    )
    return {
      id,
      ...result,
      ...(details && contributions ? { contributions } : {}),
      ...(details && coverage ? { coverage } : {}),
      ...(details && sentences ? { sentences } : {}),
    }
  } catch (error) {
    // Also a defect of ours must not cost the lines that follow.
    return failure(id, error instanceof Error ? error.message : String(error))
  }
}

function idOf(value: object): Id | undefined {
  const id: unknown = Reflect.get(value, 'id')
  if (id === undefined || id === null) return null
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}

function failure(id: Id, error: string): Failure {
  return { id, error }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
