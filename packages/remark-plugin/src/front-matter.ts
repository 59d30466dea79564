import { type FrontMatter, frontMatterText, type Settings } from '@content-trust/workspace'
import { readFrontMatterSync, readFrontMatterValue } from '@content-trust/workspace/sync'
import { knownRules } from './options.ts'
import type { Page } from './read-page.ts'

const key = 'contentTrust'

/** Reads what a page says about scoring it: from its own text, else from where hosts put front matter. */
export function readFrontMatter(
  { source, data }: Pick<Page, 'source' | 'data'>,
  settings: Partial<Settings> = {},
): FrontMatter {
  const inside = frontMatterText(source)
  return inside !== null && inside.text.trim() !== ''
    ? readFrontMatterSync(source, knownRules, settings)
    : readFrontMatterValue(hostValue(data), knownRules, settings)
}

// Astro blanks front matter and keeps it here; Docusaurus takes it out with some parsers; vfile-matter is the convention.
function hostValue(data: Readonly<Record<string, unknown>>): unknown {
  const places = [propertyOf(data['astro'], 'frontmatter'), data['frontMatter'], data['matter']]
  return places.map((place) => propertyOf(place, key)).find((value) => value !== undefined)
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
