import type { ImageResult, TextResult } from '@content-trust/engine/schema'
import { mergeLayers, type SettingsLayer } from '@content-trust/engine/settings'
import type { Nodes, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { scorePage } from './score-page.ts'

const source = `# Pumps

The pump in hall 3 moved 40 litres in 12 minutes on 4 May 2024. We read the meter every 30 seconds.

| pump | experts say |
| --- | --- |
| one | Studies show that it truly unlocks the full potential of every user. |
| two | It is a game changer that boasts a wide range of features. |
`
const page = { source, syntax: 'markdown' } as const
const plain = unified().use(remarkParse).parse(source)
const withTables = unified().use(remarkParse).use(remarkGfm).parse(source)

/** A cache that lives as long as a test. */
function makeCache() {
  const kept = new Map<string, TextResult | ImageResult>()
  return {
    kept,
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, result: TextResult | ImageResult) => void kept.set(key, result),
  }
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])]
}

describe('a result that is kept', () => {
  it('is that of the same text and tree under the same settings', () => {
    const cache = makeCache()
    for (const tree of [null, plain]) {
      const first = scorePage(page, tree, mergeLayers([]), cache)
      expect(scorePage(page, structuredClone(tree), mergeLayers([]), cache)).toBe(first)
    }
  })

  it('is that of the tree without what plugins put in', () => {
    const cache = makeCache()
    const first = scorePage(page, plain, mergeLayers([]), cache)
    const added: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'Next' }] }
    const more: Root = { ...plain, children: [...plain.children, added] }
    expect(scorePage(page, more, mergeLayers([]), cache)).toBe(first)
  })

  it('is not taken for a page that is read from its text or by another parser, whichever comes first', () => {
    const ways = [null, plain, withTables]
    const fresh = ways.map((tree) => scorePage(page, tree, mergeLayers([]), makeCache()))
    expect(new Set(fresh.map((result) => JSON.stringify(result))).size).toBe(2)
    for (const order of [ways, ways.toReversed()]) {
      const cache = makeCache()
      for (const tree of order) {
        const result = scorePage(page, tree, mergeLayers([]), cache)
        expect(result).toEqual(fresh[ways.indexOf(tree)])
      }
    }
  })

  it('is not taken for a page that a plugin made one block of code', () => {
    const cache = makeCache()
    const position = plain.position
    const code: Root = {
      type: 'root',
      position,
      children: [{ type: 'code', value: source, position }],
    }
    const text = scorePage(page, null, mergeLayers([]), cache)
    const result = scorePage(page, code, mergeLayers([]), cache)
    expect([text.primary_reason, result.primary_reason]).toEqual([
      'cannot_judge',
      'insufficient_text',
    ])
  })

  it.each([
    ['the level of a heading', 'depth', 6],
    ['the address of a link', 'url', 'https://example.com/other'],
    ['words', 'value', 'Other words'],
    ['a check box', 'checked', null],
    ['the name of a definition', 'identifier', 'other'],
  ])('is not taken for a tree in which a plugin changed %s', (_name, field, value) => {
    const text = '# Pump\n\nSee [this](/a) and [that][b].\n\n- [ ] Pump\n\n[b]: /c\n'
    const tree = unified().use(remarkParse).use(remarkGfm).parse(text)
    const changed = structuredClone(tree)
    const node = nodesOf(changed).find((each) => (Reflect.get(each, field) ?? null) !== null)
    if (node === undefined) throw new Error(`Expected a node with ${field}.`)
    Reflect.set(node, field, value)
    const cache = makeCache()
    for (const each of [tree, changed]) {
      scorePage({ source: text, syntax: 'markdown' }, each, mergeLayers([]), cache)
    }
    expect(cache.kept.size).toBe(2)
  })

  it.each(['start', 'end'] as const)('is not taken for a tree with another %s', (side) => {
    const cache = makeCache()
    const moved = structuredClone(plain)
    const point = moved.children[1]?.position?.[side]
    if (point?.offset === undefined) throw new Error('Expected a place.')
    point.offset += side === 'start' ? 4 : -4
    for (const tree of [plain, moved]) scorePage(page, tree, mergeLayers([]), cache)
    expect(cache.kept.size).toBe(2)
  })

  it('is not taken for a tree of the same nodes that is nested otherwise', () => {
    const text = '> The pump ran for 3 hours.\n'
    const tree = unified().use(remarkParse).parse(text)
    const [quote] = tree.children
    if (quote?.type !== 'blockquote') throw new Error('Expected a quotation.')
    const flat: Root = { ...tree, children: [...quote.children, { ...quote, children: [] }] }
    const cache = makeCache()
    for (const each of [tree, flat]) {
      scorePage({ source: text, syntax: 'markdown' }, each, mergeLayers([]), cache)
    }
    expect(cache.kept.size).toBe(2)
  })

  it.each([
    ['as MDX', { ...page, syntax: 'mdx' } as const, {}],
    ['with other words', { ...page, source: source.replace('40', '41') }, {}],
    ['for another use', page, { intended_use: 'cite' }],
    ['with a rule switched off', page, { ignore_rules: { cliche: 'ours' } }],
  ] as const)('is not taken for the page %s', (_name, other, layer: SettingsLayer) => {
    const cache = makeCache()
    const first = scorePage(page, null, mergeLayers([]), cache)
    const second = scorePage(other, null, mergeLayers([layer]), cache)
    expect(second).not.toBe(first)
    expect(second).toEqual(scorePage(other, null, mergeLayers([layer]), makeCache()))
  })
})

it('reads the text where a plugin rebuilt a part of the tree without places', () => {
  const tree = structuredClone(plain)
  const [, paragraph] = tree.children
  if (paragraph?.type !== 'paragraph') throw new Error('Expected a paragraph.')
  paragraph.children = [{ type: 'emphasis', children: paragraph.children }]
  const text = scorePage(page, null, mergeLayers([]), makeCache())
  expect(scorePage(page, tree, mergeLayers([]), makeCache())).toEqual(text)
})

it('scores a page that is nested deeply', () => {
  const deep = `${'>'.repeat(3000)} The pump moved 40 litres.`
  const tree = unified().use(remarkParse).parse(deep)
  const result = scorePage({ source: deep, syntax: 'markdown' }, tree, mergeLayers([]), makeCache())
  expect(result.modality).toBe('text')
})
