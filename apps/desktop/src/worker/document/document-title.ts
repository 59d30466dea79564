import type { Root, RootContent } from 'hast'
import { parse } from 'yaml'
import { textOf } from '../../markdown/text-of.ts'

/** What a document says about itself. */
export interface DocumentFacts {
  readonly title: string
  /** A language tag, where the draft names one. */
  readonly language: string | null
  readonly author: string | null
}

/** Reads the front matter of a draft, else its first heading, else its name. */
export function documentFacts(source: string, tree: Root, name: string): DocumentFacts {
  const front = frontMatter(source)
  const heading = firstHeading(tree.children)
  const title = front['title'] ?? heading ?? name.replace(/\.[^.]*$/, '')
  const language = front['lang'] ?? front['language'] ?? null
  const isTag = language !== null && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language)
  return { title, language: isTag ? language : null, author: front['author'] ?? null }
}

function frontMatter(source: string): Readonly<Record<string, string>> {
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(
    source,
  )
  if (block === null) return {}
  try {
    const read: unknown = parse(block[1] ?? '')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(
      Object.entries(read).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    // Front matter that is not YAML says nothing about the document.
    return {}
  }
}

function firstHeading(nodes: readonly RootContent[]): string | null {
  const found = nodes.find((node) => node.type === 'element' && node.tagName === 'h1')
  return found?.type === 'element' ? textOf(found.children).trim() || null : null
}
