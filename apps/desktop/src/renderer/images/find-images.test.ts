import { expect, it } from 'vitest'
import { findImages } from './find-images.ts'

it('lists each image with its place, its text and where it comes from', () => {
  const text =
    '# Oven\n\n![The oven](img/oven.png) and ![](https://example.com/a.png)\n\n![seal][s]\n\n[s]: data:image/png;base64,x\n'
  expect(findImages(text)).toMatchObject([
    { line: 3, alt: 'The oven', address: 'img/oven.png', kind: 'folder' },
    { line: 3, alt: '', kind: 'remote' },
    { line: 5, alt: 'seal', kind: 'embedded' },
  ])
  const [first] = findImages(text)
  expect(text.slice(first?.from, first?.to)).toBe('![The oven](img/oven.png)')
})

it('finds none in code', () => {
  expect(findImages('`![a](b.png)`\n\n```\n![a](b.png)\n```\n')).toEqual([])
})
