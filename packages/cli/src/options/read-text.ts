import { resolve } from 'node:path'
import { decodeDraft, MAX_BYTES } from '@content-trust/engine/node/drafts'
import { fileProblem, UsageError } from '@content-trust/workspace'
import type { Host } from '../host.ts'

/** The text of a file, or of standard input where the name is `-`. Throws a UsageError where it is not text. */
export async function readText(
  host: Pick<Host, 'cwd' | 'readFile' | 'stdin'>,
  name: string,
): Promise<string> {
  const decoded = decodeDraft(name === '-' ? await readAll(host.stdin) : await readFile(host, name))
  if (!('problem' in decoded)) return decoded.text
  const place = decoded.line === undefined ? '' : `:${decoded.line}`
  throw new UsageError(`${name === '-' ? 'standard input' : name}${place}: ${decoded.problem}`)
}

async function readFile(host: Pick<Host, 'cwd' | 'readFile'>, name: string): Promise<Uint8Array> {
  try {
    return await host.readFile(resolve(host.cwd, name))
  } catch (error) {
    throw new UsageError(`${name}: ${fileProblem(error)}`)
  }
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    bytes += chunk.length
    // That it is too large is said of what was read until here.
    if (bytes > MAX_BYTES) break
  }
  return Buffer.concat(parts)
}
