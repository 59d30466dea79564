import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { findImages } from './find-images.ts'

const markdown = unified().use(remarkParse)
const mdx = unified().use(remarkParse).use(remarkMdx)

/** Names and exact words of the images of a page. */
function shownIn(source: string, tree: Root = markdown.parse(source)) {
  return findImages({ source }, tree).map(({ name, place }) => [
    name,
    source.slice(place.start.offset, place.end.offset),
  ])
}

it('finds images of Markdown, by reference and in HTML, at their nodes', () => {
  const source =
    'A ![one](a.png "t") and ![two][ref].\n\n<img src="c.webp" alt="">\n\n[ref]: <b c.jpg>\n'
  expect(shownIn(source)).toEqual([
    ['a.png', '![one](a.png "t")'],
    ['b c.jpg', '![two][ref]'],
    ['c.webp', '<img src="c.webp" alt="">'],
  ])
})

it('finds elements of MDX, and leaves expressions to the host', () => {
  const source = 'import d from "./d.png"\n\n<Image src="/a.png" /> <img src={d} />\n'
  expect(shownIn(source, mdx.parse(source))).toEqual([['/a.png', '<Image src="/a.png" />']])
})

it('takes from the text what a host took out of the tree', () => {
  const source = '# A\n\n![one](a.png)\n'
  const emptied: Root = { type: 'root', children: [] }
  expect(shownIn(source, emptied)).toEqual([['a.png', '![one](a.png)']])
})

it('leaves out other machines, data, SVG and code', () => {
  const source =
    '![a](https://site.example/a.png) ![b](data:image/png;base64,AA) ![c](c.svg) `![d](d.png)` ![e](//x/e.png)'
  expect(shownIn(source)).toEqual([])
})
