import { sourcesOf, textOfLink } from '../queries/sourcing/sources.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Words that name no page anywhere; “source”, “page” and “Go” do name what is linked, in their places. */
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
  'this one',
  'find out more',
  'more info',
  'more information',
  'more details',
  'over here',
  'right here',
  'check it out',
  'read this',
  'continue reading',
  'see this',
  'this resource',
  'this url',
  'follow this link',
])

export default defineRule<{ count: number }>({
  id: 'bare-link-text',
  type: 'source_quality',
  severity: 'low',
  summary: 'Link text such as “here” that does not say what is linked; said once for each text.',
  fix: 'Name the linked page in the link text.',
  *document(document) {
    let first: { start: number; end: number } | undefined
    let count = 0
    for (const { link, url } of sourcesOf(document)) {
      if (link.kind === 'autolink' || link.url === '' || url.scheme === 'mailto') continue
      // A wiki link shows the name of its page.
      if (link.textEnd - link.textStart > 40 || document.source[link.start + 1] === '[') continue
      if (!empty.has(wordsOf(textOfLink(document, link)))) continue
      first ??= { start: link.textStart, end: link.textEnd }
      count++
    }
    if (first !== undefined) yield { ...first, data: { count } }
  },
  explain: (quote, data) =>
    data === undefined || data.count === 1
      ? `The link text “${quote}” does not say what is linked.`
      : `${data.count} links have text such as “${quote}”, which does not say what is linked.`,
  examples: {
    bad: [
      'For the figures [«click here»](https://example.org/figures).',
      'The rules are [«**here**»](rules.md).',
      'The plan is [«here»](plan.md), and the map is [here](map.md).',
      '[«Read\nmore»](next.md)',
    ],
    good: [
      'For the figures see [the census of 2021](https://example.org/figures).',
      'The rules are here: [house rules](rules.md).',
      'Click here to begin.',
      '[Source code](https://example.org/code)',
      'It closed in 2019 ([source](https://example.org/closing)).',
      'It is written in [Go](https://go.dev), as [go1.18](https://go.dev/doc/go1.18) is.',
      'Each [page](#page) has a title.',
      'The list is in [[more]].',
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
    // “go1.18” is a name.
    else if (unit >= 0x30 && unit <= 0x39) return ''
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
