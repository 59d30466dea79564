import type { Parser } from '../parse/create-parser.ts'
import { type FrontMatter, frontMatterKey, type KeyPlace, type Place } from './front-matter.ts'

/** What a value of the key says that holds no settings; null for one that may hold some. */
export function frontMatterWithoutSettings(value: unknown): FrontMatter | null {
  if (value === undefined || value === null || value === true) return { kind: 'none' }
  return value === false ? { kind: 'off' } : null
}

/** Checks the value of the key `contentTrust`, wherever a host has it from. */
export function checkFrontMatter(
  value: unknown,
  parser: Parser,
  knownRules: readonly string[],
  places: readonly KeyPlace[] = [],
): FrontMatter {
  const plain = frontMatterWithoutSettings(value)
  if (plain !== null) return plain
  const parsed = parser.parseLayer(value)
  if ('problem' in parsed) return broken(parsed.problem, parsed.path, places)
  const unknown = parser.unknownRule(parsed.value, [
    ...knownRules,
    ...parser.definedRules(parsed.value),
  ])
  if (unknown !== null) return broken(unknown.problem, unknown.path, places)
  return { kind: 'settings', layer: parsed.value, places }
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
