import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Link, Root, RootContent } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** What a reader does at one place of the guide: runs a block of commands, or writes a file. */
export type Step =
  | { readonly kind: 'run'; readonly commands: string }
  | {
      readonly kind: 'write'
      readonly file: string
      readonly example: string
      readonly text: string
    }

/** The guide to site builds, as somebody follows it who does what each block says and nothing else. */
export interface Guide {
  /** Run in a checkout. */
  readonly pack: string
  /** Run in the site. */
  readonly install: string
  readonly baseline: string
  /** The options of the plugin with a baseline, in place of those of the recipes. */
  readonly optionsWithBaseline: string
  /** The flags of the command line with a baseline. */
  readonly flagsWithBaseline: string
  readonly recipes: ReadonlyMap<string, readonly Step[]>
}

/** Reads the guide. Blocks follow a heading, and a block that is a file follows a link to that file of an example. */
export function readGuide(path = 'docs/remark.md'): Guide {
  const sections = sectionsOf(unified().use(remarkParse).parse(readFileSync(path, 'utf8')))
  const [pack, install] = codeOf(sections, 'Install')
  const [baseline, options, flags] = codeOf(sections, 'Start with pages that you already have')
  const recipes = [...sections].filter(
    ([, { part }]) => part === 'Recipes' || part === 'Hosts without remark',
  )
  return {
    pack: required(pack, 'command that packs'),
    install: required(install, 'command that installs'),
    baseline: required(baseline, 'command that writes a baseline'),
    optionsWithBaseline: required(options, 'options with a baseline'),
    flagsWithBaseline: required(flags, 'flags with a baseline'),
    recipes: new Map(recipes.map(([heading, { nodes }]) => [heading, stepsOf(nodes, path)])),
  }
}

interface Section {
  /** The heading of second level above it. */
  readonly part: string
  readonly nodes: RootContent[]
}

/** What stands below each heading of third level. */
function sectionsOf(tree: Root): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>()
  let part = ''
  let nodes: RootContent[] = []
  for (const node of tree.children) {
    if (node.type !== 'heading') {
      nodes.push(node)
      continue
    }
    nodes = []
    const [text] = node.children
    const heading = text?.type === 'text' ? text.value : ''
    if (node.depth < 3) part = heading
    else sections.set(heading, { part, nodes })
  }
  return sections
}

function codeOf(sections: ReadonlyMap<string, Section>, heading: string): string[] {
  const nodes = sections.get(heading)?.nodes ?? []
  return nodes.flatMap((node) => (node.type === 'code' ? [node.value] : []))
}

function stepsOf(nodes: readonly RootContent[], guide: string): Step[] {
  return nodes.flatMap((node, index): Step[] => {
    if (node.type !== 'code') return []
    if (node.lang === 'sh') return [{ kind: 'run', commands: node.value }]
    const before = nodes[index - 1]
    const link = before?.type === 'paragraph' ? before.children.find(isLink) : undefined
    const [, file] = /examples\/sites\/[^/]+\/(.+)$/.exec(link?.url ?? '') ?? []
    if (link === undefined || file === undefined) {
      throw new Error(`${guide}: a block of ${node.lang} follows no link to a file of an example.`)
    }
    return [{ kind: 'write', file, example: join(guide, '..', link.url), text: `${node.value}\n` }]
  })
}

function isLink(node: RootContent): node is Link {
  return node.type === 'link'
}

function required(text: string | undefined, what: string): string {
  if (text === undefined) throw new Error(`The guide lacks the ${what}.`)
  return text
}
