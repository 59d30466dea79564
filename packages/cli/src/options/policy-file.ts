import { resolve } from 'node:path'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import { fileProblem, UsageError } from '@content-trust/workspace'
import type { Host } from '../host.ts'
import type { CheckOptions } from './check-options.ts'

const MAX_CHARACTERS = 2000

/** Options with the text of `--policy-file` in the place of `--policy`. */
export async function withPolicyFile<Options extends CheckOptions>(
  host: Pick<Host, 'cwd' | 'readFile'>,
  options: Options,
): Promise<Options> {
  const { policyFile } = options
  if (policyFile === undefined) return options
  if (options.policy !== undefined) {
    throw new UsageError(
      'Found both --policy and --policy-file, expected one; put both in the file.',
    )
  }
  return { ...options, policy: await readPolicyFile(host, policyFile) }
}

async function readPolicyFile(host: Pick<Host, 'cwd' | 'readFile'>, file: string): Promise<string> {
  const name = `--policy-file ${file}`
  let bytes: Uint8Array
  try {
    bytes = await host.readFile(resolve(host.cwd, file))
  } catch (error) {
    throw new UsageError(`${name}: ${fileProblem(error)}`)
  }
  const decoded = decodeDraft(bytes)
  if ('problem' in decoded) throw new UsageError(`${name}: ${decoded.problem}`)
  const policy = decoded.text.replace(/^\uFEFF/, '').trim()
  if (policy === '')
    throw new UsageError(`${name}: an empty file, expected a policy in plain words.`)
  const { length } = [...policy]
  if (length <= MAX_CHARACTERS) return policy
  throw new UsageError(
    `${name}: ${length} characters long, expected at most ${MAX_CHARACTERS}; keep only what drafts must meet.`,
  )
}
