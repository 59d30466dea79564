import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  isPolicyFile,
  type LoadedClause,
  type LoadedPolicy,
  UsageError,
} from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import type { Engine, Host } from '../host.ts'
import { openHostWorkspace } from '../options/open-workspace.ts'
import { readText } from '../options/read-text.ts'
import { atMost } from '../options/typed-values.ts'

/** A policy that somebody named. */
export interface NamedPolicy {
  readonly shown: string
  /** Words, or the clauses of a policy file and all that it extends. */
  readonly content: string | readonly LoadedClause[]
}

/** Most characters of a policy in words, as `check` takes it. */
const MOST_CHARACTERS = 2000

/** Opens a policy file, the policy of a package, or a text of words. Throws a UsageError. */
export async function openPolicy(host: Host, engine: Engine, name: string): Promise<NamedPolicy> {
  if (isPolicyFile(name) || (await isPolicyOfPackage(host, name))) {
    const { shown, clauses } = await openPolicyFile(host, engine, name)
    return { shown, content: clauses }
  }
  return policyInWords(name === '-' ? 'standard input' : name, await readText(host, name))
}

/** A policy in words. Throws a UsageError where it is blank, or longer than a draft may have one. */
export function policyInWords(shown: string, words: string): NamedPolicy {
  const text = words.replace(/^\uFEFF/, '').trim()
  if (text === '') {
    throw new UsageError(
      `${shown}: nothing in it, expected a policy in plain words, such as “No prices.”`,
    )
  }
  return { shown, content: atMost(shown, text, MOST_CHARACTERS) ?? '' }
}

/** Reads a policy file with all that it extends, by its path, or by the name of a shipped one or of a package. */
export async function openPolicyFile(
  host: Host,
  engine: Engine,
  name: string,
): Promise<LoadedPolicy> {
  const workspace = openHostWorkspace(host, engine, {})
  if (isPolicyFile(name)) {
    // What is wrong with the file itself is said as of any other.
    await readText(host, name)
    return await workspace.readPolicy(slashed(resolve(host.cwd, name)))
  }
  try {
    return await workspace.readPolicy(name)
  } catch (error) {
    const kind = await kindOf(host, name)
    if (kind === null) throw error
    throw new UsageError(
      kind === 'folder'
        ? `${name}: a folder, expected a policy file, a text file, or the name of a policy`
        : `${name}: no policy file. \`content-trust policy from-words ${name} -o NAME.policy.yaml\` makes one of words.`,
    )
  }
}

/** The clauses of a policy file without those that it extends. */
export async function ownClauses(
  host: Host,
  engine: Engine,
  name: string,
): Promise<readonly LoadedClause[]> {
  const { shown, clauses } = await openPolicyFile(host, engine, name)
  return clauses.filter(({ rule }) => rule.from === shown)
}

/** A name that no text file has: of a shipped policy, or of a package. */
async function isPolicyOfPackage(host: Host, name: string): Promise<boolean> {
  if (name === '-' || /\.[a-z]{1,4}$/i.test(name)) return false
  return (await kindOf(host, name)) !== 'file'
}

async function kindOf({ cwd }: Host, name: string): Promise<'file' | 'folder' | null> {
  return await stat(resolve(cwd, name)).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => null,
  )
}
