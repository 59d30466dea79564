import type { DetectorDraft, DraftLink, Span } from '../detector-draft.ts'

/** Links, but no images and footnotes, whose address passes a test, with their markup. */
export function* linksWhere(
  { links }: Pick<DetectorDraft, 'links'>,
  isWanted: (url: string) => boolean,
): Generator<Span> {
  for (const { kind, url, start, end } of links) {
    if (kind !== 'image' && kind !== 'footnote' && isWanted(url)) yield { start, end }
  }
}

/** Units of an address that are read. */
const LONGEST = 2000

/** The ending of the file that an address names, in lower case; empty where it names none. */
export function fileEnding({ url }: Pick<DraftLink, 'url'>): string {
  const path = url.slice(0, LONGEST).replace(/[?#].*$/s, '')
  // The end of a host is none: “https://example.com”.
  const file = /^(?:[a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*$/i.test(path) ? '' : path
  return /\.([a-z\d]{2,5})$/i.exec(file)?.[1].toLowerCase() ?? ''
}

/** “pdf, docx” as a set of endings, and whether it is those that are left over: “not png, svg”. */
export function endingsOf(value: string): (ending: string) => boolean {
  const isRest = value.startsWith('not ')
  const wanted = new Set(
    (isRest ? value.slice(4) : value)
      .toLowerCase()
      .split(',')
      .map((ending) => ending.trim().replace(/^\./, '')),
  )
  if (wanted.has('jpg')) wanted.add('jpeg')
  return (ending) => ending !== '' && wanted.has(ending) !== isRest
}
