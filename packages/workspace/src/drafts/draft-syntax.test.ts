import { describe, expect, it } from 'vitest'
import { draftExtensions, draftSyntax, isFoundDraft, mayHoldFrontMatter } from './draft-syntax.ts'

describe('how a file is read', () => {
  it.each([
    ['a.md', 'markdown'],
    ['a.MDX', 'mdx'],
    ['a.txt', 'plain'],
    ['docs/a.adoc', 'asciidoc'],
    ['docs/a.asciidoc', 'asciidoc'],
    ['docs\\a.asc', 'asciidoc'],
    ['a.rst', 'rst'],
    ['a.b.html', 'html'],
    ['a.htm', 'html'],
    ['a.css', null],
    ['.html', null],
  ])('%s', (path, syntax) => {
    expect(draftSyntax(path)).toBe(syntax)
  })

  it('a folder is searched for sources, not for pages made of them', () => {
    const found = draftExtensions.filter((ending) => isFoundDraft(`a${ending}`))
    expect(found).toEqual(['.md', '.markdown', '.mdx', '.txt', '.adoc', '.asciidoc', '.rst'])
    expect(isFoundDraft('a.png')).toBe(false)
  })

  it('dashes above a title of reStructuredText are no front matter', () => {
    expect(mayHoldFrontMatter('rst')).toBe(false)
    expect(mayHoldFrontMatter('asciidoc')).toBe(true)
    expect(mayHoldFrontMatter('html')).toBe(true)
  })
})
