import { resolve } from 'node:path'
import { UsageError } from '@content-trust/workspace'
import type { Host } from '../host.ts'
import { answerLines, textOf } from '../score/answer-lines.ts'

/** Options of `safety` as they are typed. */
export interface SafetyOptions {
  readonly jsonl?: boolean
  readonly plain?: boolean
}

/** Compares the drafts and revisions of JSON lines; a bad line never stops the run. */
export async function checkPairs(
  host: Host,
  names: readonly string[],
  options: SafetyOptions,
): Promise<number> {
  if (!options.jsonl) throw new UsageError('`safety` reads JSON lines: add --jsonl.')
  const { checkRevisionSafety } = await host.loadEngine()
  const syntax = options.plain ? 'plain' : 'markdown'
  return await answerLines(host, inputOf(host, names), {
    fields: ['before', 'after'],
    answer: (id, line) => ({
      id,
      ...checkRevisionSafety(textOf(line, 'before'), textOf(line, 'after'), { syntax }),
    }),
  })
}

const LINE_END = Uint8Array.of(0x0a)

/** The bytes of all inputs; a file that lacks its last line end does not run into the next one. */
async function* inputOf(host: Host, names: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of names.length === 0 ? ['-'] : names) {
    if (name === '-') yield* host.stdin
    else yield await readInput(host, name)
    yield LINE_END
  }
}

async function readInput(host: Host, name: string): Promise<Uint8Array> {
  try {
    return await host.readFile(resolve(host.cwd, name))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new UsageError(`${name}: no such file.`)
    if (code === 'EISDIR') throw new UsageError(`${name}: a folder, expected a file of JSON lines.`)
    if (code === 'EACCES') throw new UsageError(`${name}: permission denied.`)
    throw error
  }
}
