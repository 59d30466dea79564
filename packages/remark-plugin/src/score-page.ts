import { createHash } from 'node:crypto'
import { analyzeText, engineVersion, modelVersion } from '@content-trust/engine'
import { EngineError, type TextResult } from '@content-trust/engine/schema'
import { contextOf, type Settings, switchesOf } from '@content-trust/engine/settings'
import type { Nodes, Root } from 'mdast'
import { scorableTree } from './page-tree.ts'
import type { Page } from './read-page.ts'
import type { ResultCache } from './result-cache.ts'

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Scores a page, or remembers the result of the same text and tree under the same settings. */
export function scorePage(
  page: Pick<Page, 'source' | 'syntax'>,
  tree: Root | null,
  settings: Settings,
  cache: ResultCache,
): TextResult {
  const { source, syntax } = page
  const options = {
    context: contextOf(settings),
    ...switchesOf(settings),
    maxEvidence: Number.POSITIVE_INFINITY,
    // Nothing shows the signals of single sentences.
    details: 'draft',
  } as const
  const scorable = tree === null ? null : scorableTree(tree, source)
  const key = sha256(
    JSON.stringify([
      engineVersion,
      modelVersion,
      scorable === null ? 'text' : treeHash(scorable),
      syntax,
      options,
      source,
    ]),
  )
  const known = cache.read(key)
  if (known?.modality === 'text') return known
  const result = scoreTree(source, syntax, scorable, options)
  cache.write(key, result)
  return result
}

/** What the engine reads of a node, beside its place and its children. */
const nodeFields = ['value', 'url', 'identifier', 'depth', 'checked'] as const

/** Tells trees of one text apart: hosts and their plugins find different nodes in it. */
function treeHash(tree: Root): string {
  const parts: unknown[] = []
  // Not by recursion: a page may be nested as deep as it likes.
  const pending: Nodes[] = [tree]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const children = 'children' in node ? node.children : []
    const { start, end } = node.position ?? {}
    parts.push(node.type, start?.offset, end?.offset, children.length)
    for (const field of nodeFields) parts.push(Reflect.get(node, field))
    pending.push(...children)
  }
  return sha256(JSON.stringify(parts))
}

type TextOptions = Parameters<typeof analyzeText>[1]

function scoreTree(
  source: string,
  syntax: Page['syntax'],
  tree: Root | null,
  options: TextOptions,
): TextResult {
  if (tree === null) return analyzeText({ source, syntax }, options)
  try {
    return analyzeText({ source, syntax, tree }, options)
  } catch (error) {
    // Another plugin rebuilt a part of the tree without places; the text is still all there.
    if (error instanceof EngineError && error.code === 'invalid_draft') {
      return analyzeText({ source, syntax }, options)
    }
    throw error
  }
}
