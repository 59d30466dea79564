import { expect, it } from 'vitest'
import { findImageReferences } from './image-references.ts'

it('finds the local pictures of Markdown, HTML and JSX, each once', () => {
  const source = [
    '![A](a.png) and ![B](<b c.jpg> "title") and ![A again](a.png#top)',
    '<img alt="x" src="img/d.webp?v=2"> <Image src=\'e%20f.avif\' />',
    '![ref][pic]',
    '',
    '[pic]: ./g.gif',
    '[page]: ./page.md',
  ].join('\n')
  expect(findImageReferences(source)).toEqual([
    'a.png',
    'b c.jpg',
    'img/d.webp',
    'e f.avif',
    './g.gif',
  ])
})

it('leaves out addresses, data, drawings in SVG and what stands in code', () => {
  const source =
    '![A](https://site.example/a.png) ![B](data:image/png;base64,AA) ![C](c.svg)\n`![D](d.png)`\n```\n![E](e.png)\n```\n![F](//site.example/f.png)'
  expect(findImageReferences(source)).toEqual([])
})
