import { exitCodes, type Host } from '../host.ts'
import { readLines } from '../read-lines.ts'

/** What names a line: given back as it came, null when the line has none. */
export type Id = string | number | null

/** The answer to a line that cannot be read. */
export interface Failure {
  readonly id: Id
  readonly error: string
}

/** What to do with the lines: the fields they need, and the answer to one. */
export interface LineJob {
  /** Fields that must hold text. */
  readonly fields: readonly string[]
  readonly answer: (id: Id, line: object) => object
}

/** Answers one JSON object a line, in order; a bad line never stops the run. */
export async function answerLines(
  host: Host,
  chunks: AsyncIterable<Uint8Array>,
  job: LineJob,
): Promise<number> {
  for await (const line of readLines(chunks)) {
    if (host.stop.aborted) break
    const text = decode(line)
    if (text !== null && text.trim() === '') continue
    const answer =
      text === null ? failure(null, 'the line is not valid UTF-8') : answerLine(text, job)
    // Waiting for the reader keeps memory constant however slow it is.
    await host.stdout.write(`${JSON.stringify(answer)}\n`)
  }
  return exitCodes.passed
}

function answerLine(line: string, { fields, answer }: LineJob): object {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return failure(null, `not valid JSON: ${messageOf(error)}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const names = ['id', ...fields].map((field) => `\`${field}\``)
    return failure(
      null,
      `expected an object with ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
    )
  }
  const id = idOf(value)
  if (id === undefined) return failure(null, 'expected `id` to be a string or a number')
  for (const field of fields) {
    const text: unknown = Reflect.get(value, field)
    if (typeof text !== 'string') return failure(id, `expected \`${field}\` to be a string`)
    const lone = text.search(/\p{Surrogate}/u)
    if (lone >= 0) return failure(id, `\`${field}\` holds a lone surrogate at offset ${lone}`)
  }
  try {
    return answer(id, value)
  } catch (error) {
    // Even a bug must not cost the lines that follow.
    return failure(id, messageOf(error))
  }
}

/** The text of a field that was checked to hold one. */
export function textOf(line: object, field: string): string {
  const text: unknown = Reflect.get(line, field)
  return typeof text === 'string' ? text : ''
}

/** The answer to a line that cannot be read. */
export function failure(id: Id, error: string): Failure {
  return { id, error }
}

function idOf(value: object): Id | undefined {
  const id: unknown = Reflect.get(value, 'id')
  if (id === undefined || id === null) return null
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
