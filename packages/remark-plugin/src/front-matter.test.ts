import { expect, it } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

const asked = { contentTrust: { intended_use: 'cite', fail_on: 'none' } }
const read = (source: string, data: Record<string, unknown> = {}) =>
  readFrontMatter({ source, data })

it('reads settings from the text, from Astro, from Docusaurus and from vfile-matter', () => {
  const layer = { kind: 'settings', layer: { intended_use: 'cite', fail_on: 'none' } }
  const yaml = '---\ncontentTrust:\n  intended_use: cite\n  fail_on: none\n---\nText.\n'
  expect(read(yaml)).toMatchObject(layer)
  expect(read(`\uFEFF${yaml.replaceAll('\n', '\r\n')}`)).toMatchObject(layer)
  expect(read('   \n\n   \nText.\n', { astro: { frontmatter: asked } })).toMatchObject(layer)
  expect(read('Text.\n', { frontMatter: asked })).toMatchObject(layer)
  expect(read('Text.\n', { matter: asked })).toMatchObject(layer)
})

it('takes a page out that says so', () => {
  expect(read('---\ncontentTrust: false\n---\n')).toEqual({ kind: 'off' })
  expect(read('Text.\n', { frontMatter: { contentTrust: false } })).toEqual({ kind: 'off' })
})

it('leaves what is not front matter to others', () => {
  expect(read('---\nnot closed\n\ncontentTrust: false\n')).toEqual({ kind: 'none' })
  expect(read('Text.\n', { astro: null, frontMatter: 'a title' })).toEqual({ kind: 'none' })
})

it('names the key, the value and the nearest known one', () => {
  expect(read('---\ncontentTrust:\n  failOn: high\n---\n')).toEqual({
    kind: 'broken',
    problem: 'front matter key `contentTrust`: Unknown key `failOn`. Did you mean `fail_on`?',
    place: { line: 3, column: 3, offset: 20 },
  })
})

it('never runs front matter that claims to be JavaScript', () => {
  expect(read('---js\n{ contentTrust: process.exit(3) }\n---\nText.\n')).toEqual({ kind: 'none' })
})
