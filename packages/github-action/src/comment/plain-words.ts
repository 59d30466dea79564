// Characters for private use stand around the words meanwhile; a draft's own are taken out first.
const START = '\ue000'
const END = '\ue001'
const own = /[\ue000\ue001]/g

/** Words of a line with those around them. */
export interface Quotation {
  readonly before: string
  readonly words: string
  readonly after: string
}

/**
 * A quotation as a reader of the page sees it: without the Markdown of links, images, code, emphasis, headings, lists
 * and tables, also where the start or the end of that is cut off. Signs that stand for themselves stay.
 */
export function plainQuotation({ before, words, after }: Quotation): Quotation {
  const whole = [before, words, after].map((part) => part.replaceAll(own, ''))
  const plain = plainWords(`${whole[0]}${START}${whole[1]}${END}${whole[2]}`)
  const start = plain.indexOf(START)
  const end = plain.indexOf(END)
  // Where markup swallowed a mark the words alone are certain.
  if (start < 0 || end < start) return { before: '', words: plainWords(whole[1] ?? ''), after: '' }
  return {
    before: plain.slice(0, start),
    words: plain.slice(start + 1, end),
    after: plain.slice(end + 1),
  }
}

/** Words without their Markdown, on one line. */
export function plainWords(markdown: string): string {
  return markdown
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:\s*(?:#{1,6}\s|>|[-+*]\s(?:\[[ x]\]\s)?|\d{1,9}[.)]\s))+\s*/, '')
    .replaceAll(/<!--.*?-->|\{\/\*.*?\*\/\}|<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/^[^[\]()]*\]\([^()]*\)/, (cut) => cut.slice(0, cut.indexOf('](')))
    .replaceAll(/\]\([^()\s]*(?:\)|…|$)/g, '')
    .replaceAll(/!?\[([^[\]]*)(?=…?$)/g, '$1')
    .replaceAll(/`+/g, '')
    .replaceAll(/(\*{1,3}|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\w_])/g, '$2')
    .replaceAll(/(?<=^|\S)\*{1,3}(?=\s|$)|(?<=\s|^)\*{1,3}(?=\S)/g, '')
    .replaceAll(/\s*\|\s*/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
}
