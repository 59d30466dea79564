import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { escapeMarkdown } from './markdown.ts'

/** What Markdown leaves, in which GitHub then looks for mentions and references. */
function shown(text: string): string {
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] }
  return micromark(`x ${escapeMarkdown(text)}`, options).replace(/^<p>x |<\/p>$/g, '')
}

describe('escapeMarkdown', () => {
  it.each(['@octocat', 'a @octo-org/team', '\\@octocat', '(@octocat)', '@-x'])(
    'leaves no mention in %s',
    (text) => {
      expect(shown(text)).not.toMatch(/@[\w-]/)
      expect(shown(text).replaceAll('\u200b', '')).toBe(text)
    },
  )

  it.each(['#12', 'octo-org/handbook#12'])('leaves no reference in %s', (text) => {
    expect(shown(text)).not.toMatch(/#\w/)
    expect(shown(text).replaceAll('\u200b', '')).toBe(text)
  })

  it('shows markup as text and leaves other words as they are', () => {
    expect(shown('a *b* `c` [d](e) ~f~ 3 @ 4 # 5')).toBe('a *b* `c` [d](e) ~f~ 3 @ 4 # 5')
  })
})
