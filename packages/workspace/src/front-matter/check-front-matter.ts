import { withShippedPolicies } from '../policy/shipped-settings.ts'
import type { SettingsLayer } from '../settings/settings.ts'
import { type Task, wait } from '../tasks.ts'
import type { Modules } from '../workspace/read-config.ts'
import { type FrontMatter, frontMatterKey, type KeyPlace, type Place } from './front-matter.ts'

/** What a value of the key says that holds no settings; null for one that may hold some. */
function frontMatterWithoutSettings(value: unknown): FrontMatter | null {
  if (value === undefined || value === null || value === true) return { kind: 'none' }
  return value === false ? { kind: 'off' } : null
}

/** Rules that a draft may name. */
export interface KnownRules {
  readonly knownRules: readonly string[]
  /** Settings of the draft, which may define more. */
  readonly settings: SettingsLayer
}

/** Checks the value of the key `contentTrust`, wherever a host has it from. */
export function* checkFrontMatter(
  value: unknown,
  modules: Modules,
  { settings, knownRules }: KnownRules,
  places: readonly KeyPlace[] = [],
): Task<FrontMatter> {
  const plain = frontMatterWithoutSettings(value)
  if (plain !== null) return plain
  const { parser } = yield* wait(modules.checks)
  const parsed = parser.parseLayer(value)
  if ('problem' in parsed) return broken(parsed.problem, parsed.path, places)
  const unknown = parser.unknownRule(parsed.value, [
    ...knownRules,
    ...parser.definedRules(settings),
    ...parser.definedRules(parsed.value),
  ])
  if (unknown !== null) return broken(unknown.problem, unknown.path, places)
  const read = yield* withShippedPolicies(parsed.value, modules)
  if ('problem' in read) return broken(read.problem, ['policy'], places)
  return { kind: 'settings', layer: read.layer, places }
}

function broken(
  problem: string,
  path: readonly PropertyKey[],
  places: readonly KeyPlace[],
): FrontMatter {
  return {
    kind: 'broken',
    problem: `front matter key \`${frontMatterKey}\`: ${problem}`,
    place: nearestPlace([frontMatterKey, ...path.map(String)], places),
  }
}

/** The place of a key, or of the nearest key above it that is written down. */
function nearestPlace(path: readonly string[], places: readonly KeyPlace[]): Place {
  const start: Place = { line: 1, column: 1, offset: 0 }
  let best: { readonly place: Place; readonly depth: number } = { place: start, depth: 0 }
  for (const { path: each, ...place } of places) {
    const leads = each.every((key, index) => key === path[index])
    if (leads && each.length > best.depth) best = { place, depth: each.length }
  }
  return best.place
}
