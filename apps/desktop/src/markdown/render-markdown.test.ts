import type { Root, RootContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { placeMarks } from './place-marks.ts'
import { renderMarkdown } from './render-markdown.ts'

const hostile = `# A draft

<script>window.ran = true</script>
<img src=x onerror="window.ran = true">
<svg onload="window.ran = true"></svg>
<iframe src="https://example.com"></iframe>
<a href="javascript:window.ran = true">raw</a>

[link](javascript:window.ran=true) [data](data:text/html,x) <b onclick="x()">bold</b>
![image](data:image/svg+xml,x) ![remote](https://example.com/a.png)
`

function elements(nodes: readonly RootContent[]): { tagName: string; properties: object }[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? [node, ...elements(node.children)] : [],
  )
}

function textOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : node.type === 'element' ? textOf(node.children) : '',
    )
    .join('')
}

function marked(tree: Root): string[] {
  const found = (nodes: readonly RootContent[]): string[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return []
      const isMark = 'dataFinding' in node.properties
      return isMark ? [textOf(node.children)] : found(node.children)
    })
  return found(tree.children)
}

describe('a hostile draft', () => {
  const all = elements(renderMarkdown(hostile).children)

  it('becomes no script, frame, handler or raw element', () => {
    const names = all.map(({ tagName }) => tagName)
    for (const name of ['script', 'iframe', 'svg', 'b', 'object', 'embed', 'form']) {
      expect(names).not.toContain(name)
    }
    const keys = all.flatMap(({ properties }) => Object.keys(properties))
    expect(keys.filter((key) => /^on|style|srcdoc/i.test(key))).toEqual([])
  })

  it('keeps no address that runs code or hides something', () => {
    const links = all.filter(({ tagName }) => tagName === 'a')
    expect(links).toHaveLength(2)
    for (const { properties } of links) expect(properties).not.toHaveProperty('href')
    const sources = all.flatMap(({ properties }) => ('src' in properties ? [properties.src] : []))
    expect(sources).toEqual(['https://example.com/a.png'])
  })
})

describe('marks in the preview', () => {
  const source = 'A **very unique** layout\\_name & more.\n'
  const at = (words: string) => {
    const from = source.indexOf(words)
    const rest = { finding: 0, group: 'phrasing', severity: 'low', scope: 'phrase', lane: 0 }
    return { ...rest, from, to: from + words.length }
  }

  it('mark the same text as in the draft', () => {
    expect(marked(placeMarks(renderMarkdown(source), source, [at('very unique')]))).toEqual([
      'very unique',
    ])
  })

  it('go across emphasis', () => {
    expect(marked(placeMarks(renderMarkdown(source), source, [at('A **very')]))).toEqual([
      'A ',
      'very',
    ])
  })

  it('cover the whole text where an escape makes counting unreliable', () => {
    expect(marked(placeMarks(renderMarkdown(source), source, [at('more')]))).toEqual([
      ' layout_name & more.',
    ])
  })
})

describe('places in a draft', () => {
  const source =
    '# Café & *Bread*\n\n## Part\n\n## Part\n\nSee [up](#part-1) and a note[^n].\n\n- مرحبا\n\n[^n]: The note.\n'
  const all = (target: 'window' | 'document') => elements(renderMarkdown(source, target).children)
  const idsOf = (found: readonly { properties: object }[]) =>
    found.flatMap(({ properties }) => ('id' in properties ? [String(properties.id)] : []))

  it('have the names that GitHub gives them, apart from those of the window', () => {
    const ids = idsOf(all('document'))
    expect(ids).toEqual(['café--bread', 'part', 'part-1', 'fnref-n', 'footnote-label', 'fn-n'])
    expect(idsOf(all('window'))).toEqual(ids.map((id) => `user-content-${id}`))
  })

  it('are found by the links to footnotes and back', () => {
    const ids = new Set(idsOf(all('document')))
    const links = all('document').flatMap(({ properties }) =>
      'href' in properties ? [String(properties.href).slice(1)] : [],
    )
    expect(links).toEqual(['part-1', 'fn-n', 'fnref-n'])
    for (const link of links) expect(ids).toContain(link)
  })

  it('run as their own letters do, code from left to right', () => {
    const text = 'שלום\n\n`a` שלום\n\n123\n\n- b\n\n1. שלום\n\n   c\n'
    const found = elements(renderMarkdown(text).children)
    const directions = found.map(({ tagName, properties }) => [
      tagName,
      'dir' in properties ? properties.dir : null,
    ])
    expect(directions).toEqual([
      ['p', 'rtl'],
      ['p', 'rtl'],
      ['code', 'ltr'],
      ['p', null],
      ['ul', 'ltr'],
      ['li', 'ltr'],
      ['ol', 'rtl'],
      ['li', 'rtl'],
      ['p', 'rtl'],
      ['p', 'ltr'],
    ])
  })
})
