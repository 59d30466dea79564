import { sourcesOf, textOfLink } from '../queries/sources.ts'
import { defineRule } from './define-rule.ts'

const empty = new Set([
  'click',
  'click here',
  'click this',
  'here',
  'this',
  'this link',
  'link',
  'the link',
  'this page',
  'this article',
  'this post',
  'this site',
  'this website',
  'read more',
  'more',
  'learn more',
  'see here',
  'see more',
  'source',
  'this one',
  'go',
  'find out more',
  'more info',
  'more information',
  'info',
  'details',
  'more details',
  'website',
  'page',
  'article',
  'over here',
  'right here',
  'check it out',
  'read this',
  'continue reading',
  'see this',
  'this resource',
  'this url',
  'url',
  'website here',
  'follow this link',
])

export default defineRule({
  id: 'bare-link-text',
  type: 'source_quality',
  severity: 'low',
  summary: 'Link text that does not say where the link leads.',
  fix: 'Let the link text name the page.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      if (link.kind === 'autolink' || link.url === '' || url.scheme === 'mailto') continue
      if (link.textEnd - link.textStart > 40) continue
      if (empty.has(wordsOf(textOfLink(document, link))))
        yield { start: link.textStart, end: link.textEnd, data: undefined }
    }
  },
  explain: (quote) => `The link text “${quote}” does not say what a reader would find behind it.`,
  examples: {
    bad: [
      'For the figures [«click here»](https://example.org/figures).',
      'The rules are [«**here**»](rules.md).',
      'It closed in 2019 ([«source»](https://example.org/closing)).',
      '[«Read\nmore»](next.md)',
    ],
    good: [
      'For the figures see [the census of 2021](https://example.org/figures).',
      'The rules are here: [house rules](rules.md).',
      'Click here to begin.',
      '[Source code](https://example.org/code)',
    ],
  },
})

/** The letters of a text in lower case, with single spaces. Most links are ASCII and need no expression. */
function wordsOf(text: string): string {
  let words = ''
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x80) return anyWordsOf(text)
    const isLetter = (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a
    if (isLetter) words += text[at]
    else if ((unit === 0x20 || (unit >= 9 && unit <= 13)) && words !== '' && !words.endsWith(' '))
      words += ' '
  }
  return words.trimEnd().toLowerCase()
}

function anyWordsOf(text: string): string {
  return text
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
