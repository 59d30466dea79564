import { isPolicyFile, UsageError } from '@content-trust/workspace'
import type { Engine, Host } from '../../host.ts'
import { readText } from '../../options/read-text.ts'
import { proposeExamples } from '../words/propose-examples.ts'
import { readWords, rulesOf, type WordedClause } from '../words/read-words.ts'
import { policyText } from '../words/write-policy.ts'
import { finish } from './finish.ts'
import { requireNewFile, requireReadable, writeNewFile } from './write-new-file.ts'

/** Options of `policy from-words` as they are typed. */
export interface FromWordsOptions {
  readonly policy?: string
  readonly output?: string
  readonly provider?: boolean
  readonly write?: boolean
}

/** Most characters of a text of words. */
const MOST_CHARACTERS = 20_000

/** Writes the structured form of a policy in words: exits with 0 where all of it was understood, else with 1. */
export async function fromWords(
  host: Host,
  name: string | undefined,
  options: FromWordsOptions,
): Promise<number> {
  const { output, provider = false, write = false } = options
  checkOptions(name, options)
  const engine = await host.loadEngine()
  if (name !== undefined && isPolicyFile(name)) {
    const { translateFile } = await import('./translate-file.ts')
    return await translateFile(host, engine, name, { write })
  }
  if (output !== undefined) await requireNewFile(host, output)
  const clauses = readWords(await readGiven(host, name, options), engine)
  if (provider) {
    const { translateWords } = await import('./translate-words.ts')
    return await translateWords(host, engine, clauses, { output, write })
  }
  await writeClauses(host, engine, clauses, output)
  return await finish(host, clauses)
}

function checkOptions(
  name: string | undefined,
  { policy, output, provider, write }: FromWordsOptions,
): void {
  if (policy !== undefined && name !== undefined) {
    throw new UsageError(`Found --policy and ${name}, expected one of them.`)
  }
  if (write && !provider) {
    throw new UsageError(
      '--write stores what a model answered, so it needs --provider. To write a file of your words, name it: -o NAME.policy.yaml',
    )
  }
  if (output !== undefined && !isYamlPolicy(output)) {
    throw new UsageError(
      `Unexpected name \`${output}\` for -o, expected one that ends in .policy.yaml, so that others find the file.`,
    )
  }
  if (name === undefined || !isPolicyFile(name)) {
    if (write && output === undefined)
      throw new UsageError('--write needs a file: -o NAME.policy.yaml')
    return
  }
  if (output !== undefined) {
    throw new UsageError(`${name} is a policy file, which --provider changes in place; remove -o.`)
  }
  if (provider && isYamlPolicy(name)) return
  if (provider) {
    throw new UsageError(
      `${name} has no room for comments, so --provider cannot change it; expected a YAML file.`,
    )
  }
  throw new UsageError(
    `${name} is a policy file already. \`content-trust policy explain ${name}\` shows how it is read, and --provider asks a model about what was not understood.`,
  )
}

function isYamlPolicy(name: string): boolean {
  return isPolicyFile(name) && !name.endsWith('.json')
}

async function readGiven(
  host: Host,
  name: string | undefined,
  { policy }: FromWordsOptions,
): Promise<string> {
  const text = (policy ?? (await readText(host, name ?? '-'))).replace(/^\uFEFF/, '')
  const { length } = [...text]
  if (length <= MOST_CHARACTERS) return text
  throw new UsageError(
    `Found ${length} characters, expected at most ${MOST_CHARACTERS}. Make several files of it.`,
  )
}

async function writeClauses(
  host: Host,
  engine: Engine,
  clauses: readonly WordedClause[],
  output: string | undefined,
): Promise<void> {
  const text = policyText(clauses, proposeExamples(rulesOf(clauses), engine))
  requireReadable(text)
  if (output === undefined) await host.stdout.write(text)
  else await writeNewFile(host, output, text)
}
