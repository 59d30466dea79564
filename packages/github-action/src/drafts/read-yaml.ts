import { yamlEngine } from '@content-trust/engine/settings'
import matter from 'gray-matter'
import { parseDocument } from 'yaml'

/** Reads a YAML mapping; never runs code of the text. */
export function readYaml(text: string): Readonly<Record<string, unknown>> {
  // Options keep gray-matter from its cache, which forgets errors; its JavaScript engine would run the text.
  const { data } = matter(`---\n${text}\n---\n`, {
    language: 'yaml',
    engines: { yaml: yamlEngine(parseDocument), javascript: refuse, js: refuse },
  })
  return data
}

function refuse(): never {
  throw new Error('only YAML is read')
}
