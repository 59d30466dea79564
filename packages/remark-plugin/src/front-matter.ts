import {
  type FrontMatter,
  frontMatterText,
  invalidFrontMatter,
  readFrontMatterValue,
  yamlEngine,
} from '@content-trust/engine/settings'
import { parseFrontMatter } from '@content-trust/engine/settings/parse'
import matter from 'gray-matter'
import { parseDocument } from 'yaml'
import { knownRules } from './options.ts'
import type { Page } from './read-page.ts'

const key = 'contentTrust'

/** Reads what a page says about scoring it: from its own text, else from where hosts put front matter. */
export function readFrontMatter({ source, data }: Pick<Page, 'source' | 'data'>): FrontMatter {
  const text = frontMatterText(source)
  if (text !== null && text.trim() !== '') {
    return readYaml(text)
  }
  return readValue(hostValue(data))
}

function readYaml(text: string): FrontMatter {
  const refuse = () => {
    throw new Error('only YAML front matter is read')
  }
  try {
    // Options keep gray-matter from its cache, which forgets errors; its JavaScript engine would run the page.
    const { data } = matter(`---\n${text}\n---\n`, {
      language: 'yaml',
      engines: { yaml: yamlEngine(parseDocument), javascript: refuse, js: refuse },
    })
    return readValue(data[key])
  } catch (error) {
    return invalidFrontMatter(text, error)
  }
}

// Astro blanks front matter and keeps it here; Docusaurus takes it out with some parsers; vfile-matter is the convention.
function hostValue(data: Readonly<Record<string, unknown>>): unknown {
  const places = [propertyOf(data['astro'], 'frontmatter'), data['frontMatter'], data['matter']]
  return places.map((place) => propertyOf(place, key)).find((value) => value !== undefined)
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function readValue(value: unknown): FrontMatter {
  return readFrontMatterValue(value, (given) => parseFrontMatter(given, knownRules))
}
