import { folderOf } from '../paths.ts'
import { UsageError } from '../problems.ts'
import { remember, type Task, wait } from '../tasks.ts'
import type { Modules } from '../workspace/read-config.ts'
import type { Reader } from '../workspace/reader.ts'
import { findPolicy, type PolicyNaming, type PolicySource } from './find-policy.ts'
import type { LoadedClause, LoadedPolicy, ParsedPolicy, SwitchedOff } from './loaded-policy.ts'
import { seePlace } from './policy-place.ts'

/** What policies are read with; each is read once. */
export interface PolicyLoading {
  readonly reader: Reader
  readonly modules: Modules
  readonly loaded: Map<string, LoadedPolicy>
}

/**
 * Loads the policy that a name means, with all that it extends. Throws a `UsageError` for one that is missing or wrong,
 * extends itself, or holds too much.
 */
export function* loadPolicy(
  loading: PolicyLoading,
  name: string,
  naming: PolicyNaming,
  above: readonly string[] = [],
): Task<LoadedPolicy> {
  const { policyLimits, shippedNames } = yield* wait(loading.modules.policies)
  const source = yield* findPolicy(loading.reader, name, naming, shippedNames)
  const key = source.kind === 'file' ? source.path : source.name
  if (above.includes(key)) {
    const show = loading.reader.show
    const cycle = [...above.slice(above.indexOf(key)), key].map(show)
    throw new UsageError(
      `${cycle[0]}: \`extends\` leads back to itself: ${cycle.join(' → ')}.${naming.see}`,
    )
  }
  if (above.length >= policyLimits.depth) {
    throw new UsageError(
      `${naming.by} ${name}, which leads on after ${policyLimits.depth} policies, expected fewer.${naming.see}`,
    )
  }
  return yield* remember(loading.loaded, key, () => loadSource(loading, source, [...above, key]))
}

function* loadSource(
  loading: PolicyLoading,
  source: PolicySource,
  above: readonly string[],
): Task<LoadedPolicy> {
  const shown = source.kind === 'file' ? loading.reader.show(source.path) : source.name
  const parsed = yield* parseSource(loading, source, shown)
  const bases: LoadedPolicy[] = []
  const naming = {
    folder: source.kind === 'file' ? folderOf(source.path) : '',
    by: `${shown}: \`extends\` names`,
    see: parsed.basePlace === null ? '' : seePlace(parsed.basePlace),
  }
  for (const base of parsed.bases) bases.push(yield* loadPolicy(loading, base, naming, above))
  const { policyLimits } = yield* wait(loading.modules.policies)
  return joined(shown, parsed, bases, policyLimits)
}

function* parseSource(
  { reader, modules }: PolicyLoading,
  source: PolicySource,
  shown: string,
): Task<ParsedPolicy> {
  const { parsePolicy, shippedPolicy } = yield* wait(modules.policies)
  if (source.kind === 'shipped') return shippedPolicy(source.name)
  const text = yield* reader.text(source.path)
  if (text === null) throw new UsageError(`${shown}: no such file or folder`)
  return parsePolicy(shown, text)
}

type Limits = Awaited<ReturnType<Modules['policies']>>['policyLimits']

/** A policy on top of those that it extends. */
function joined(
  shown: string,
  { name, description, clauses, off }: ParsedPolicy,
  bases: readonly LoadedPolicy[],
  limits: Limits,
): LoadedPolicy {
  const byId = new Map<string, LoadedClause>()
  const switchedOff: SwitchedOff[] = []
  for (const layer of [...bases, { clauses, off }]) {
    for (const clause of layer.clauses) byId.set(clause.rule.id, clause)
    for (const each of layer.off) {
      const isMet = byId.delete(each.id) || each.isMet
      switchedOff.push({ ...each, isMet })
    }
  }
  const files = [...new Set([...bases.flatMap((base) => base.files), shown])]
  requireAtMost(shown, files.length, limits.files, 'files')
  requireAtMost(shown, byId.size, limits.allClauses, 'clauses')
  return { shown, name, description, clauses: [...byId.values()], off: switchedOff, files }
}

function requireAtMost(shown: string, found: number, most: number, what: string): void {
  if (found <= most) return
  throw new UsageError(
    `${shown}: ${found} ${what} with those of all that it extends, expected at most ${most}.`,
  )
}
