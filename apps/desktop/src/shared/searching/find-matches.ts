import type { Search } from './compile-search.ts'

/** A place of a text, as offsets in UTF-16 units. */
export interface Match {
  readonly from: number
  readonly to: number
}

/** A match with the text that takes its place. */
export interface Replacement extends Match {
  readonly insert: string
}

/** Units searched at a stretch; about 20 ms with the slowest expression that is allowed. */
const SLICE = 8_000

/** Steps of the machine times units that may be searched in one go; about a second. */
const MOST_WORK = 60_000_000

/** A search that would hold the window too long. */
export class SlowSearchError extends Error {
  override readonly name = 'SlowSearchError'
}

/**
 * The matches of a text from its start; null between stretches, where the caller may look at the clock
 * and go on later, or not at all. An empty match is none.
 *
 * @throws {SlowSearchError} for a text that cannot be cut and is too long for this expression
 */
export function* findMatches(search: Search, text: string): Generator<Match | null> {
  for (const found of findGroups(search, text)) yield found === null ? null : found.match
}

/** As `findMatches`, with what takes the place of each match. */
export function* findReplacements(
  search: Search,
  text: string,
  template: string,
): Generator<Replacement | null> {
  for (const found of findGroups(search, text)) {
    if (found === null) yield null
    else {
      const insert = search.isRegex ? expandTemplate(template, found.group) : template
      yield { ...found.match, insert }
    }
  }
}

interface Found {
  readonly match: Match
  /** What a group of the expression matched, by its number or name; empty where it matched nothing. */
  group(name: number | string): string
}

function* findGroups(search: Search, text: string): Generator<Found | null> {
  const { expression, isWholeWord } = search
  for (const { start, end } of slicesOf(search, text)) {
    const matcher = expression.matcher(text.slice(start, end))
    while (matcher.find()) {
      const match = { from: start + matcher.start(), to: start + matcher.end() }
      if (match.from === match.to) continue
      if (isWholeWord && !isWhole(text, match)) continue
      const names = matcher.pattern().namedGroups()
      const group = (name: number | string): string => {
        const isThere = typeof name === 'string' ? name in names : name <= matcher.groupCount()
        return isThere ? (matcher.group(name) ?? '') : ''
      }
      yield { match, group }
    }
    yield null
  }
}

/** Whole lines of about `SLICE` units; all of the text where a match may go over the end of a line. */
function* slicesOf(search: Search, text: string): Generator<{ start: number; end: number }> {
  const longest = MOST_WORK / search.expression.programSize()
  let start = 0
  while (start < text.length) {
    const next = search.spansLines ? -1 : text.indexOf('\n', start + SLICE)
    const end = next < 0 ? text.length : next
    if (end - start > longest) throw new SlowSearchError()
    yield { start, end }
    start = end + 1
  }
}

const WORD_AT_END = /[\p{L}\p{M}\p{N}_]$/u
const WORD_AT_START = /^[\p{L}\p{M}\p{N}_]/u

/** Whether no word goes over the start or the end of a match. */
function isWhole(text: string, { from, to }: Match): boolean {
  const startsWithin =
    WORD_AT_END.test(text.slice(Math.max(0, from - 2), from)) &&
    WORD_AT_START.test(text.slice(from, from + 2))
  const endsWithin =
    WORD_AT_END.test(text.slice(Math.max(from, to - 2), to)) &&
    WORD_AT_START.test(text.slice(to, to + 2))
  return !startsWithin && !endsWithin
}

/** Fills `$1`, `$&`, `$<name>` and `$$`, and the escapes `\n`, `\t` and `\\`, into a replacement. */
function expandTemplate(template: string, group: Found['group']): string {
  const parts =
    /\$(?:(?<sign>\$)|(?<all>[&0])|(?<number>[1-9]\d?)|<(?<name>\w+)>)|\\(?<escape>[nt\\])/g
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' }
  return template.replace(parts, (...args) => {
    const {
      sign,
      all,
      number,
      name,
      escape: escaped,
    }: Partial<Record<string, string>> = args.at(-1)
    if (sign !== undefined) return '$'
    if (all !== undefined) return group(0)
    if (escaped !== undefined) return escapes[escaped] ?? ''
    return group(number === undefined ? (name ?? '') : Number(number))
  })
}
