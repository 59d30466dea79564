import {
  type FrontMatter,
  frontMatterText,
  invalidFrontMatter,
  readFrontMatterValue,
} from '@content-trust/engine/settings'
import { parseFrontMatter } from '@content-trust/engine/settings/parse'
import { ruleNames } from '../settings/rule-names.ts'
import { readYaml } from './read-yaml.ts'

/** Reads the key `contentTrust` of YAML front matter. */
export function readFrontMatter(source: string): FrontMatter {
  const inside = frontMatterText(source)
  if (inside === null || inside.trim() === '') return { kind: 'none' }
  try {
    const data = readYaml(inside)
    return readFrontMatterValue(data['contentTrust'], (value) => parseFrontMatter(value, ruleNames))
  } catch (error) {
    return invalidFrontMatter(inside, error)
  }
}
