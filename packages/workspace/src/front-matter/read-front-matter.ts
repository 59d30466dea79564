import matter from 'gray-matter'
import { readYaml, type YamlKey } from '../yaml/read-yaml.ts'
import { YamlProblem } from '../yaml/yaml-problem.ts'
import {
  type FrontMatter,
  type FrontMatterText,
  frontMatterKey,
  type KeyPlace,
} from './front-matter.ts'

/** The value of the key `contentTrust` with the places of its keys, or why the text cannot be read. */
export type ReadFrontMatter =
  | { readonly value: unknown; readonly places: readonly KeyPlace[] }
  | Extract<FrontMatter, { kind: 'invalid' }>

/** Reads the key `contentTrust` of front matter, unchecked. */
export function readFrontMatterText({ text, placeOf }: FrontMatterText): ReadFrontMatter {
  try {
    const { value, keys } = readMatter(text)
    return { value, places: keys.map(({ path, offset }) => ({ path, ...placeOf(offset) })) }
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error
    const unused = text.includes(frontMatterKey)
      ? ` Its \`${frontMatterKey}\` settings are not used.`
      : ''
    const problem = `The front matter is not valid YAML: ${error.reason}.${unused}`
    return { kind: 'invalid', warning: { ...placeOf(error.offset), problem } }
  }
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
