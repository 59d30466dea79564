import { type Document, KIND } from '../../document/document.ts'
import type { Link } from '../../markdown/scanned-text.ts'
import { splitUrl, type UrlParts } from './url-parts.ts'

/** A link of the draft, read once for all rules that judge links. */
export interface Source {
  readonly link: Link
  readonly url: UrlParts
  /** Index of the sentence that holds the link; -1 when the link is outside of all sentences. */
  readonly sentence: number
}

const known = new WeakMap<Document, readonly Source[]>()

/** The links that lead somewhere in source order: no images, no footnotes. */
export function sourcesOf(document: Document): readonly Source[] {
  const answer = known.get(document) ?? readSources(document)
  known.set(document, answer)
  return answer
}

/** Links and sentences are in source order but for alt text, so one walk finds each link's sentence. */
function readSources(document: Document): Source[] {
  const { sentences, blocks } = document
  const sources: Source[] = []
  let next = 0
  let holder = -1
  for (const link of document.links) {
    if (link.kind === 'image' || link.kind === 'footnote') continue
    while (next < sentences.count) {
      const isAlt = blocks.kinds[sentences.blocks[next]] === KIND.alt_text
      if (!isAlt && sentences.starts[next] >= Math.max(link.textEnd, link.start + 1)) break
      if (!isAlt) holder = next
      next++
    }
    const isHeld = holder !== -1 && link.start <= sentences.ends[holder]
    const url = isTemplate(link.url) ? noParts : splitUrl(link.url)
    sources.push({ link, url, sentence: isHeld ? holder : -1 })
  }
  return sources
}

const noParts: UrlParts = splitUrl('')

/** An address that a generator makes says nothing about where it leads. */
function isTemplate(url: string): boolean {
  return url.includes('{') && /\{[{%]/.test(url)
}

/** The words a reader sees of a link. */
export function textOfLink(document: Document, link: Link): string {
  const text = document.source.slice(link.textStart, link.textEnd)
  return text.includes('<') ? text.replace(/<[^<>]*>/g, '') : text
}

/** Where a link's destination is in the source; the whole link when it is elsewhere. */
export function rangeOfUrl(document: Document, link: Link): { start: number; end: number } {
  const from = Math.max(link.start, link.textEnd)
  if (link.url !== '') {
    // Markdown has the address after the text; HTML, AsciiDoc and reStructuredText have it where they like.
    for (const start of [from, link.start]) {
      const at = document.source.slice(start, link.end).indexOf(link.url)
      if (at !== -1) return { start: start + at, end: start + at + link.url.length }
    }
  }
  return { start: link.start, end: link.end }
}
