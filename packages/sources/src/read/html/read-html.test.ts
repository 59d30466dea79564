import { describe, expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

const menu = '<nav><a href="/">Start</a></nav><footer>Imprint 2026</footer>'

describe('the main part of a page', () => {
  it.each([
    ['the one that it declares', `${menu}<main><p>Nine gates.</p></main><p>More to read</p>`],
    ['the one with that role', `<div role="main"><p>Nine gates.</p></div><p>More to read</p>`],
    ['its only article', `<p>More to read</p><article><p>Nine gates.</p></article>`],
    ['all of it without menus', `<header>Harrowmere</header>${menu}<p>Nine gates.</p>`],
    [
      'without what is hidden',
      `<p>Nine gates.</p><p hidden>Ten</p><p aria-hidden="true">Eleven</p>`,
    ],
    [
      'without forms and scripts',
      `<p>Nine gates.</p><form>Search</form><script>document.write(1)</script>`,
    ],
    [
      'without what is not shown',
      `<p>Nine gates.</p><template><p>Ten</p></template><noscript>On!</noscript>`,
    ],
  ])('is %s', (_name, html) => {
    expect(readHtml(html).text).toBe('Nine gates.')
  })

  it('has all articles of a page with several, and their headers', () => {
    const article = (text: string) => `<article><header><h2>${text}</h2></header></article>`
    expect(readHtml(`<header>Top</header>${article('One')}${article('Two')}`).text).toBe('One\nTwo')
  })

  it('lays text out as a browser does', () => {
    expect(readHtml('<p>1,204\n otters<br>in <b>May</b></p><p>12&nbsp;%</p>').text).toBe(
      '1,204 otters\nin May\n\n12\u00a0%',
    )
  })
})

describe('what a page says of itself', () => {
  it('has the first title, on one line', () => {
    const html = '<title> The\n weir </title><svg><title>Icon</title></svg>'
    expect(readHtml(html).title).toBe('The weir')
    expect(readHtml('<title> </title><p>x').title).toBeNull()
  })

  it('has the names of its parts', () => {
    const html = '<h2 id="gates">Gates</h2><a name="old">x</a><img name="no"><p id="">y</p>'
    expect(readHtml(html).fragments).toEqual(['gates', 'old'])
  })

  it.each([
    ['a frame that scripts fill', '<div id="root"></div><script src="/a.js"></script>', true],
    [
      'a request for scripts',
      '<script></script><p>Please enable JavaScript to see the map.</p>',
      true,
    ],
    ['a short text beside a script', '<script></script><p>The gauge shows 4.1 metres.</p>', false],
    ['an empty page', '<p></p>', false],
  ])('%s needs scripts: %s', (_name, html, expected) => {
    expect(readHtml(html).needsScripts).toBe(expected)
  })
})
