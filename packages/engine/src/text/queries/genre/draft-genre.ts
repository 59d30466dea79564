import { type Document, KIND, SHAPE } from '../../document/document.ts'
import { isDigit } from '../../markdown/characters.ts'

/**
 * Kinds of text with habits of their own: lists of changes, rules of conduct and licences that are
 * adopted word for word, and lists of the parts of an interface.
 */
export type Genre = 'changelog' | 'conduct' | 'licence' | 'reference'

/** Headings looked at: a genre shows in the first ones, and a changelog can have thousands. */
const MOST_HEADINGS = 12
/** One heading in so many names a version or a day; a manual may end with a few. */
const HEADINGS_PER_VERSION = 3
/** A longer heading is a sentence. */
const LONGEST_HEADING = 200
/** Fewer headings make no list of an interface. */
const FEWEST_PARTS = 8
/** More prose to each part is a manual that somebody wrote. */
const WORDS_PER_PART = 25
/** A licence or a covenant shows itself early. */
const OPENING = 600

const known = new WeakMap<Document, Genre | null>()

/** The genre of a draft, told by its headings and its opening alone: a draft need not have a name. */
export function genreOf(document: Document): Genre | undefined {
  let answer = known.get(document)
  if (answer === undefined) {
    answer = readGenre(document)
    known.set(document, answer)
  }
  return answer ?? undefined
}

function readGenre(document: Document): Genre | null {
  const { blocks, source } = document
  if (blocks.count === 0) return null
  const first = blocks.starts[0]
  const opening = source.slice(first, first + OPENING)
  const title = source.slice(first, blocks.ends[0])
  const isShortTitle = title.length <= 90
  if (isShortTitle && /onduct|ovenant/i.test(title)) {
    if (conductTitle.test(title) && conductWords.test(opening)) return 'conduct'
  }
  if (holds(opening, covenantWords) && covenant.test(opening)) return 'conduct'
  if (isShortTitle && /licen|certificate/i.test(title) && licenceTitle.test(title)) return 'licence'
  if (holds(opening, grantWords) && grant.test(opening)) return 'licence'
  const headings = headingsOf(document)
  if (isChangelog(headings, title)) return 'changelog'
  return isReference(document, headings) ? 'reference' : null
}

const conductTitle = /^\W*(?:[\w.-]+ ){0,4}code of conduct\W*$|\bcontributor covenant\b/i
const covenant =
  /\bpledge\b[^.]{0,80}\bparticipation in our (?:project|community)|fostering an open and welcoming environment/
/** A title alone would exempt any text below it. */
const conductWords = /\b(?:discriminat|harass|respectful|unacceptable|welcoming)/i
const licenceTitle =
  /^\W*(?:the )?(?:(?:apache|boost|bsd|creative commons|eclipse|gnu|isc|mit|mozilla)\b[\w., -]{0,60}licen[cs]e(?:,? version \d[\d.]*)?|developer certificate of origin)\W*$/i
const grant =
  /\bpermission is hereby granted, free of charge\b|\bredistribution and use in source and binary forms\b|\bpermission to use, copy, modify, and(?:\/or)? distribute this software\b/i

/** Plain searches, so that most drafts cost no expression. */
const covenantWords = ['pledge', 'welcoming environment']
const grantWords = ['ermission ', 'PERMISSION ', 'edistribution ']

function holds(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word))
}

function headingsOf({ blocks, source }: Document): string[] {
  const headings: string[] = []
  for (let block = 0; block < blocks.count && headings.length < MOST_HEADINGS; block++) {
    if (blocks.kinds[block] === KIND.heading)
      headings.push(source.slice(blocks.starts[block], blocks.ends[block]))
  }
  return headings
}

const changelogTitle =
  /^\W*(?:[\w.-]+ ){0,3}(?:change ?log|release notes|releases|release history|version history|what[’']s (?:new|changed)|history of changes|changes)\b(?:[^.]|\d\.\d){0,30}$/i
/** “v1.2.3”, “[1.2.0](…) - 2020-01-31”, “Version 3.14 (beta)”, “Changes from 1.2 to 1.3”; not “1.2 Scope”. */
const versionHeading =
  /^[\W_]*(?:(?:version|release|releases|changes in|migrating from|changes from|upgrading to|upgrade to|what[’']s new in)\s+)?(?:[\w/-]+@)?\[?v?\d+\.(?:\d+|x)(?:\.[\dx]+)*(?:[-.+_]?(?:alpha|beta|rc|pre|dev|next|final|snapshot)[\w.+-]*)?\s*(?:$|[\])(@:,–—-]|#|to v?\d|and newer)/i
const bareNumber = /^[\W_]*\d+\.\d+\s*[^\s)\]]*\s*[:–—-]\s*[A-Za-z]/
const dayHeading =
  /^[\W_]*(?:unreleased|(?:19|20)\d\d-\d\d-\d\d|\d{1,2} [A-Z][a-z]+ (?:19|20)\d\d|[A-Z][a-z]+ \d{1,2}, (?:19|20)\d\d)\W*$/i

function isChangelog(headings: readonly string[], title: string): boolean {
  let versions = 0
  for (const heading of headings) {
    if (isVersion(heading)) versions++
  }
  if (title.length <= 60 && changelogTitle.test(title)) {
    return versions > 0 || headings.length <= 1 || /\d\.\d/.test(title)
  }
  if (isVersion(title) || isVersion(headings[0] ?? '')) return true
  return versions >= 2 && versions * HEADINGS_PER_VERSION >= headings.length
}

function isVersion(heading: string): boolean {
  if (!holdsDigit(heading) && !heading.includes('nreleased')) return false
  if (heading.length > LONGEST_HEADING || bareNumber.test(heading)) return false
  return versionHeading.test(heading) || dayHeading.test(heading)
}

/** A version or a day is near the start of its heading. */
function holdsDigit(text: string): boolean {
  const end = Math.min(text.length, 30)
  for (let i = 0; i < end; i++) if (isDigit(text.charCodeAt(i))) return true
  return false
}

/** Most headings are names of code, and little prose is under each. */
function isReference(document: Document, headings: readonly string[]): boolean {
  if (headings.length < FEWEST_PARTS) return false
  let others = 0
  for (const heading of headings) {
    if (!isCode(heading) && ++others * 10 > headings.length * 3) return false
  }
  const { words, proseWords } = document
  let all = 0
  for (let word = 0; word < words.count; word++) if ((words.flags[word] & SHAPE.opaque) !== 0) all++
  return proseWords + all <= countHeadings(document) * WORDS_PER_PART
}

function countHeadings({ blocks }: Document): number {
  let count = 0
  for (let block = 0; block < blocks.count; block++)
    if (blocks.kinds[block] === KIND.heading) count++
  return count
}

/** “`open`”, “open(path)”, “File.open”, “max_size”. */
function isCode(heading: string): boolean {
  return /^\W*`|^\S+\(|^[\w$]+(?:[.:#]{1,2}[\w$]+)+\W*$|^\w*_\w*$|^[a-z]+[A-Z]\w*$/.test(heading)
}
