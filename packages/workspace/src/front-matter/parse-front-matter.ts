import matter from 'gray-matter'
import type { Parser } from '../parse/create-parser.ts'
import { readYaml, type YamlKey } from '../yaml/read-yaml.ts'
import { YamlProblem } from '../yaml/yaml-problem.ts'
import {
  type FrontMatter,
  type FrontMatterText,
  frontMatterKey,
  type KeyPlace,
  type Place,
} from './front-matter.ts'

/** Reads the key `contentTrust` of front matter. */
export function parseFrontMatter(
  inside: FrontMatterText,
  parser: Parser,
  knownRules: readonly string[],
): FrontMatter {
  const { text, placeOf } = inside
  try {
    const { value, keys } = readMatter(text)
    const places = keys.map(({ path, offset }) => ({ path, ...placeOf(offset) }))
    return parseFrontMatterValue(value, parser, knownRules, places)
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error
    const unused = text.includes(frontMatterKey)
      ? ` Its \`${frontMatterKey}\` settings are not used.`
      : ''
    const problem = `The front matter is not valid YAML: ${error.reason}.${unused}`
    return { kind: 'invalid', warning: { ...placeOf(error.offset), problem } }
  }
}

/** Reads the value of the key `contentTrust`, wherever a host has it from. */
export function parseFrontMatterValue(
  value: unknown,
  parser: Parser,
  knownRules: readonly string[],
  places: readonly KeyPlace[] = [],
): FrontMatter {
  if (value === undefined || value === null || value === true) return { kind: 'none' }
  if (value === false) return { kind: 'off' }
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

/** The value of the key and its keys by gray-matter, with YAML read by this package; no code is run. */
function readMatter(text: string): { readonly value: unknown; readonly keys: readonly YamlKey[] } {
  const refuse = () => {
    throw new TypeError('Only YAML front matter is read.')
  }
  let keys: readonly YamlKey[] = []
  let shift = 0
  const parse = (block: string): object => {
    // gray-matter hands over the rest of the line with the fence too.
    shift = block.length - block.replace(/^\r?\n/, '').length
    try {
      const { value, keysOf } = readYaml(block)
      keys = keysOf(frontMatterKey)
      // A list or a text between the fences holds no settings.
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
    } catch (error) {
      if (!(error instanceof YamlProblem)) throw error
      throw new YamlProblem(error.reason, error.offset - shift)
    }
  }
  // Options keep gray-matter from its cache, which forgets errors; its JavaScript engine would run the draft.
  const { data } = matter(`---\n${text}\n---\n`, {
    language: 'yaml',
    engines: { yaml: { parse }, javascript: refuse, js: refuse },
  })
  const value: unknown = data[frontMatterKey]
  return { value, keys: keys.map(({ path, offset }) => ({ path, offset: offset - shift })) }
}
