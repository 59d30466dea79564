import { resolve } from 'node:path'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import { fileProblem, isPolicyFile, UsageError } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import type { Host } from '../host.ts'
import type { CheckOptions } from './check-options.ts'

const MAX_CHARACTERS = 2000

/**
 * Options with what `--policy-file` names: a policy file among the policies, which the workspace reads, or the words of
 * any other file in the place of `--policy`.
 */
export async function withPolicyFile<
  Options extends Pick<CheckOptions, 'policy' | 'policies' | 'policyFile'>,
>(host: Pick<Host, 'cwd' | 'readFile'>, options: Options): Promise<Options> {
  const { policyFile } = options
  if (policyFile === undefined) return options
  if (isPolicyFile(policyFile)) {
    await readText(host, policyFile)
    return { ...options, policies: [pathOf(policyFile)] }
  }
  if (options.policy !== undefined) {
    throw new UsageError(
      'Found both --policy and --policy-file, expected one; put both in the file.',
    )
  }
  return { ...options, policy: await readPolicyFile(host, policyFile) }
}

/** A file as settings name it, from the working folder. */
function pathOf(file: string): string {
  const path = slashed(file)
  return /^(?:\.{0,2}\/|[a-z]:\/)/i.test(path) ? path : `./${path}`
}

async function readPolicyFile(host: Pick<Host, 'cwd' | 'readFile'>, file: string): Promise<string> {
  const name = `--policy-file ${file}`
  const policy = (await readText(host, file)).trim()
  if (policy === '')
    throw new UsageError(`${name}: an empty file, expected a policy in plain words.`)
  const { length } = [...policy]
  if (length <= MAX_CHARACTERS) return policy
  throw new UsageError(
    `${name}: ${length} characters long, expected at most ${MAX_CHARACTERS}; keep only what drafts must meet, or make a policy file of it (docs/policy-files.md).`,
  )
}

async function readText(host: Pick<Host, 'cwd' | 'readFile'>, file: string): Promise<string> {
  const name = `--policy-file ${file}`
  let bytes: Uint8Array
  try {
    bytes = await host.readFile(resolve(host.cwd, file))
  } catch (error) {
    throw new UsageError(`${name}: ${fileProblem(error)}`)
  }
  const decoded = decodeDraft(bytes)
  if ('problem' in decoded) throw new UsageError(`${name}: ${decoded.problem}`)
  return decoded.text.replace(/^\uFEFF/, '')
}
