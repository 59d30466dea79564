import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** A comment as HTML, the way GitHub's Markdown reads it before its own clean-up. */
export function htmlOf(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  })
}

/** Elements of a comment, with their attributes. */
function elementsOf(markdown: string): string[] {
  const html = htmlOf(markdown).replaceAll(/<!--.*?-->/gs, '')
  return [...html.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)].map(
    ([, name = '', attributes = '']) => name.toLowerCase() + attributes,
  )
}

const allowed =
  /^(?:h3|p|ul|li|strong|b|sub|br ?\/?|code|blockquote|details|summary|table|thead|tbody|tr|t[hd](?: align="right")?|a href="https:\/\/github\.com\/octo-org\/(?:handbook\/blob\/a{40}\/[^"]*|content-trust(?:\/blob\/main\/docs\/rules\/[\w-]+\.md)?)")$/

/** Elements that no comment of the action has, among them every link that leads neither to a draft nor to a page of ours. */
export function foreignElements(markdown: string): string[] {
  return elementsOf(markdown).filter((element) => !allowed.test(element))
}

/** What GitHub would still turn into something, once Markdown was read. */
export function liveReferences(markdown: string): string[] {
  const text = htmlOf(markdown)
    .replaceAll(/<code>.*?<\/code>|<[^>]*>/gs, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  const patterns = [
    /@[\w-]+/g,
    /#\w+/g,
    /\b(?:GH|CVE|GHSA)-\w+/g,
    /\b(?:https?|ftp):\/\/\S+/g,
    /\bwww\.\S+/g,
    /:[\w+-]+:/g,
    /\b(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b/g,
    /[\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])/g,
  ]
  return patterns.flatMap((pattern) => text.match(pattern) ?? [])
}
