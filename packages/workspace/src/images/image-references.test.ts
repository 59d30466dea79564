import { expect, it } from 'vitest'
import { findImageReferences, localImageName } from './image-references.ts'

const namesIn = (source: string) => findImageReferences(source).map(({ name }) => name)

it('finds the local images of Markdown, HTML and JSX in reading order', () => {
  const source = [
    '![A](a.png) and ![B](<b c.jpg> "title") and ![A again](a.png#top)',
    '<img alt="x" src="img/d.webp?v=2"> <Image src=\'e%20f.avif\' />',
    '![ref][Pic] and ![pic] and ![h][] and [a link][linked]',
    '',
    '[pic]: ./g.gif',
    '[h]: <h i.png>',
    '[linked]: ./linked.png',
    '[page]: ./page.md',
  ].join('\n')
  expect(namesIn(source)).toEqual([
    'a.png',
    'b c.jpg',
    'a.png',
    'img/d.webp',
    'e f.avif',
    './g.gif',
    './g.gif',
    'h i.png',
  ])
})

it('says where the words are', () => {
  const source =
    '`code ![x](x.png)` then «![A](a.png)» and «<img src="b.png"»> and «![c][d]»\n\n[d]: e.png'
  const plain = source.replaceAll(/[«»]/g, '')
  const quotes = findImageReferences(plain).map(({ start, end }) => plain.slice(start, end))
  expect(quotes).toEqual(['![A](a.png)', '<img src="b.png"', '![c][d]'])
})

it('leaves out addresses, data, SVG and what is in code or comments', () => {
  const source =
    '![A](https://site.example/a.png) ![B](data:image/png;base64,AA) ![C](c.svg)\n`![D](d.png)`\n```\n![E](e.png)\n```\n![F](//site.example/f.png)\n<!-- ![G](g.png) -->\n{/* ![H](h.png) */}'
  expect(namesIn(source)).toEqual([])
})

it('refuses names that no file has', () => {
  expect(['', '#top', 'a%00.png', '\\\\host\\a.png', 'file:///a.png'].map(localImageName)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
