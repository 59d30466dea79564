import { expect, it } from 'vitest'
import { imagePlaces } from './image-places.ts'

it('looks beside the page for a relative name', () => {
  expect(imagePlaces('docs/guide/page.md', './img/a.png')).toEqual(['docs/guide/img/a.png'])
  expect(imagePlaces('docs/guide/page.md', '../../static/a.png')).toEqual(['static/a.png'])
})

it('looks in the public folders above the page for a name that starts with a slash, the nearest first', () => {
  expect(imagePlaces('docs/page.md', '/img/a.png')).toEqual([
    'docs/img/a.png',
    'docs/public/img/a.png',
    'docs/static/img/a.png',
    'docs/assets/img/a.png',
    'img/a.png',
    'public/img/a.png',
    'static/img/a.png',
    'assets/img/a.png',
  ])
})

it('reads the alias of Docusaurus', () => {
  expect(imagePlaces('site/docs/page.md', '@site/static/a.png')).toEqual([
    'site/docs/static/a.png',
    'site/static/a.png',
    'static/a.png',
  ])
})

it('never leaves the root', () => {
  expect(imagePlaces('docs/page.md', '../../secret.png')).toEqual([])
  expect(imagePlaces('page.md', '/../../secret.png')).toEqual([])
  expect(imagePlaces('docs/page.md', '../..')).toEqual([])
})
