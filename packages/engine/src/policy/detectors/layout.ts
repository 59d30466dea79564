import { defineDetector, defineTextDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { isJoined, wordSet } from './phrases.ts'

/** Links to hosts and whatever is below them. */
export const linkHost = defineTextDetector({
  id: 'link-host',
  names:
    'link to a host, links to hosts, link to a site, links to sites, links to domains, external link, external links, outbound links, links to other sites',
  describe: 'links to one of the hosts or to a host below it',
  parameter: {
    name: 'hosts',
    fallback: '*',
    describe: 'Hosts with commas between them, such as `example.com, example.org`; `*` is any',
  },
  *find({ links }, value) {
    const hosts = value.split(',').map((host) => host.trim().toLowerCase().replace(/^\*\./, ''))
    for (const { kind, url, start, end, textStart, textEnd } of links) {
      const host = kind === 'image' ? undefined : hostOf(url)
      if (host === undefined || !hosts.some((wanted) => isBelow(host, wanted))) continue
      yield textEnd > textStart ? { start: textStart, end: textEnd } : { start, end }
    }
  },
})

function isBelow(host: string, wanted: string): boolean {
  return wanted === '*' || host === wanted || host.endsWith(`.${wanted}`)
}

/** The host of an address with a scheme, or that begins with “www.” or “//”. */
export function hostOf(url: string): string | undefined {
  const head = url.slice(0, 300).toLowerCase()
  const rest = /^(?:https?:\/\/|\/\/|(?=www\.))(.*)$/s.exec(head)?.[1]
  if (rest === undefined) return undefined
  const end = rest.search(/[/?#\\]/)
  const authority = end === -1 ? rest : rest.slice(0, end)
  return authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '')
}

/** A tag of HTML; with an empty `alt` its writer says that the image tells nothing. */
const imageTag = /<img\s[^<>]*>/gi
/** Code in the prose. */
const OPAQUE = 0xfffc

/** Images without alternative text. */
export const missingAltText = defineDetector({
  id: 'missing-alt-text',
  names:
    'image without alternative text, images without alternative text, image without alt text, images without alt text, images that lack alt text, missing alt text, missing alternative text, images without a description',
  describe: 'images with an empty alternative text',
  *find({ links, source, units }) {
    for (const { kind, textStart, textEnd, start, end } of links) {
      if (kind === 'image' && source.slice(textStart, textEnd).trim() === '') yield { start, end }
    }
    if (!source.includes('<')) return
    for (const { index, 0: tag } of source.matchAll(imageTag)) {
      const isCode = units[index] === OPAQUE
      if (!isCode && !/\salt\s*=/i.test(tag)) yield { start: index, end: index + tag.length }
    }
  },
})

const isSmallWord = wordSet(
  'a an the and but or nor for so yet as at by in of off on per to up via vs with from into is it if than over',
)

/** Words with a capital in any heading. */
const isCalendarWord = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english french german spanish british american european',
)
/** Words that are no names, where a heading has only one besides its first. */
const isHeadingWord = wordSet(
  `policy policies us started guide guides overview notes guidelines conditions usage features requirements installation questions structure services
  settings support releases contents reference references information history details summary steps options examples terms prices hours results team
  work works begin start begins help tips tricks issues changes rules facts ideas reasons ways`,
)

/** Headings that are not in the case of a house. */
export const headingCase = defineTextDetector({
  id: 'heading-case',
  names:
    'heading case, headings case, case of headings, heading capitalisation, heading capitalization, title case heading, title case headings, headings in title case, headings in the wrong case',
  describe: 'headings that are not in that case; names and abbreviations do not count',
  parameter: {
    name: 'case',
    fallback: 'sentence',
    choices: ['sentence', 'title'],
    describe: '`sentence` for “How it works”, `title` for “How It Works”',
  },
  *find(draft, wanted) {
    for (const { kind, firstWord, endWord } of draft.blocks) {
      if (kind !== 'heading' || firstWord === endWord) continue
      const { words } = draft
      const body: number[] = []
      for (let at = firstWord + 1; at < endWord; at++) if (counts(draft, at)) body.push(at)
      const capitals = body.filter((at) => words.isCapital(at))
      // One capital is a name, unless the word is none; two plain words show that others are names.
      const isNoName = capitals.some((at) => isHeadingWord(words.lower(at)))
      const isMost = capitals.length * 3 > body.length * 2 && !isOneName(body, capitals)
      const isTitle =
        (isMost && (capitals.length >= 2 || isNoName)) || raisesThe(draft, firstWord, endWord, body)
      const isWrong = wanted === 'title' ? capitals.length < body.length : isTitle
      if (isWrong) yield { start: words.start(firstWord), end: words.end(endWord - 1) }
    }
  },
})

/** “Restore a backup with Google Cloud Storage”: the capitals stand together, and a word before them is plain. */
function isOneName(body: readonly number[], capitals: readonly number[]): boolean {
  const isTogether = capitals.every((at, index) => index === 0 || at === capitals[index - 1] + 1)
  return isTogether && capitals.length > 1 && body[0] < capitals[0]
}

/** “Mixing The Mortar”: where each word has a capital, that of “the” shows that the others are no names. */
function raisesThe(
  draft: DetectorDraft,
  firstWord: number,
  endWord: number,
  body: readonly number[],
): boolean {
  const { words } = draft
  if (body.some((at) => !words.isCapital(at))) return false
  for (let at = firstWord + 1; at < endWord - 1; at++) {
    if (/^(?:the|and|an?|your|our)$/.test(words.lower(at)))
      return words.isCapital(at) && isJoined(draft, at)
  }
  return false
}

const HYPHEN = 0x2d

/** Whether a word of a heading behind its first shows its case: not after a colon, no abbreviation, number or code. */
function counts(draft: DetectorDraft, at: number): boolean {
  const { words, units } = draft
  const lower = words.lower(at)
  if (words.isNumber(at) || words.isOpaque(at)) return false
  if (isSmallWord(lower) || isCalendarWord(lower)) return false
  const text = words.text(at)
  const hasInnerCapital = /^.[^\p{Lu}]*\p{Lu}/u.test(text)
  const isShort = text.length < 2 || words.isAllCapitals(at)
  const isFresh = !isJoined(draft, at) || units[words.start(at) - 1] === HYPHEN
  return !hasInnerCapital && !isShort && !isFresh && !/^i(?:'\w+)?$/.test(lower)
}
