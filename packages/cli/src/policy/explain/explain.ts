import { resolve } from 'node:path'
import { draftExtensions, draftSyntax, scoreOptions, UsageError } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import pc from 'picocolors'
import { type Engine, exitCodes, type Host } from '../../host.ts'
import { openHostWorkspace } from '../../options/open-workspace.ts'
import { readText } from '../../options/read-text.ts'
import { pick } from '../../options/typed-values.ts'
import { hasColors } from '../../terminal/has-colors.ts'
import { type NamedPolicy, openPolicy, policyInWords } from '../open-policy.ts'
import { explainPage } from './explain-page.ts'
import { explainedClause, type PolicyExplanation } from './explanation.ts'

/** Options of `policy explain` as they are typed. */
export interface ExplainOptions {
  readonly policy?: string
  readonly format?: string
  readonly color?: boolean
}

/** Says how each clause of a policy is read and, with a draft, what it meets there. */
export async function explain(
  host: Host,
  names: readonly string[],
  options: ExplainOptions,
): Promise<number> {
  const format = pick('--format', options.format, ['text', 'json']) ?? 'text'
  const engine = await host.loadEngine()
  const { policy, draft } = await readNames(host, engine, names, options)
  const explanation = await explanationOf(host, engine, policy, draft)
  if (format === 'json') {
    await host.stdout.write(`${JSON.stringify(explanation, null, 2)}\n`)
    return exitCodes.passed
  }
  const columns = host.stdout.isTerminal ? Math.max(40, Math.min(100, host.stdout.columns)) : 100
  const colors = pc.createColors(hasColors(host, options.color !== false))
  await host.stdout.write(explainPage(explanation, colors, columns))
  return exitCodes.passed
}

async function readNames(
  host: Host,
  engine: Engine,
  names: readonly string[],
  { policy: words }: ExplainOptions,
): Promise<{ policy: NamedPolicy; draft: string | undefined }> {
  const [first, second, third] = names
  if (words !== undefined) {
    if (second !== undefined) {
      throw new UsageError('Found --policy and two names, expected at most one name: the draft.')
    }
    return { policy: policyInWords('--policy', words), draft: first }
  }
  if (first === undefined) {
    throw new UsageError('Missing a policy: name a file, or write it after --policy.')
  }
  if (third !== undefined) {
    throw new UsageError(`Found ${names.length} names, expected a policy and at most one draft.`)
  }
  return { policy: await openPolicy(host, engine, first), draft: second }
}

async function explanationOf(
  host: Host,
  engine: Engine,
  policy: NamedPolicy,
  draft: string | undefined,
): Promise<PolicyExplanation> {
  const { shown, content } = policy
  const read = draft === undefined ? undefined : await readDraft(host, engine, draft)
  const given = typeof content === 'string' ? content : content.map(({ rule }) => rule)
  const clauses = engine.explainPolicy(given, read?.draft, read?.options)
  const rules = new Map(
    typeof content === 'string' ? [] : content.map(({ rule }) => [rule.id, rule] as const),
  )
  return {
    policy: shown,
    ...(draft === undefined ? {} : { draft }),
    clauses: clauses.map((clause) => {
      const { from, reason } = rules.get(clause.id ?? '') ?? {}
      return explainedClause(clause, { from, reason }, read?.draft.source ?? '')
    }),
  }
}

/** A draft with the settings that `check` scores it with. */
async function readDraft(host: Host, engine: Engine, name: string) {
  const syntax = name === '-' ? 'markdown' : draftSyntax(name)
  if (syntax === null) {
    throw new UsageError(
      `${name}: not a draft, expected a name that ends in ${draftExtensions.join(', ')}`,
    )
  }
  const source = await readText(host, name)
  const workspace = openHostWorkspace(host, engine, {})
  const path = slashed(resolve(host.cwd, name === '-' ? 'draft.md' : name))
  const found = await workspace.resolveDraft(path, source)
  if (found.kind === 'broken') {
    throw new UsageError(`${name}:${found.place.line}: ${found.problem}`)
  }
  // A draft that is left out of checks can be asked about all the same.
  const { settings } = found.kind === 'settings' ? found : await workspace.resolve(path)
  return { draft: { source, syntax }, options: scoreOptions(settings) } as const
}
