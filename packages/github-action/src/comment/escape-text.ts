// Invisible, and no part of any name: it ends what GitHub would turn into a link after Markdown was read.
const BREAK = '\u200b'

// Control characters, direction overrides and invisible marks could make a quote look like something else.
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\0-\x1f\x7f-\x9f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Escapes text of a draft so that GitHub shows it as it is, on one line: no markup, HTML, table cell,
 * mention, reference, link, emoji or formula comes of it. It must not be put at the start of a line.
 */
export function escapeText(text: string): string {
  return breakReferences(visibleText(text))
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replaceAll(/[\\`*_{}[\]#|~!$^]/g, '\\$&')
}

/** The text on one line, without what is invisible, turns it around or colours a terminal. */
export function visibleText(text: string): string {
  return wellFormed(text.replaceAll(/\s+/g, ' ').replaceAll(unsafe, '')).trim()
}

/** A text as code, in which nothing is a link, a mention or markup; it shows no backticks. */
export function codeText(text: string): string {
  return `\`${visibleText(text).replaceAll('`', '')}\``
}

/** The text with U+FFFD in the place of halves of surrogate pairs. */
export function wellFormed(text: string): string {
  return text.replaceAll(loneSurrogate, '\ufffd')
}

// GitHub looks for these in the text that Markdown leaves, where a backslash is gone already.
function breakReferences(text: string): string {
  return (
    text
      .replaceAll(/@(?=[\w-])/g, `@${BREAK}`)
      .replaceAll(/#(?=\w)/g, `#${BREAK}`)
      .replaceAll(/\b(?:GH|GHSA|CVE)-(?=\w)/gi, (id) => id + BREAK)
      // A repository may make links of names of its own, such as TICKET-7.
      .replaceAll(/\b[A-Z][A-Z\d]+-(?=\d)/g, (id) => id + BREAK)
      .replaceAll(/:(?=[\w+-]+:)/g, `:${BREAK}`)
      .replaceAll(/\b(https?|ftp|mailto|xmpp)(?=:)/gi, `$1${BREAK}`)
      .replaceAll(/\bwww(?=\.)/gi, `www${BREAK}`)
      .replaceAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{7,64}\b/gi, (id) =>
        id.replaceAll(/.{6}(?=.)/g, `$&${BREAK}`),
      )
  )
}
