import type { FoundFile, FoundPlace } from '../../shared/ipc/search.ts'
import { compileSearch, type Search } from '../../shared/searching/compile-search.ts'
import { findMatches, type Match, SlowSearchError } from '../../shared/searching/find-matches.ts'
import type { SearchOutput, SearchTask } from './search-tasks.ts'

/** Places that are listed of one file. */
const MOST_OF_FILE = 200

/** Units around a place, and of the place itself, that fit into a row. */
const BEFORE = 40
const WORDS = 120
const AFTER = 120

/**
 * Finds the places of a term in some texts.
 *
 * @throws {RangeError} when the term is no regular expression
 */
export function searchTexts({ term, texts, most }: SearchTask): SearchOutput {
  const compiled = compileSearch(term)
  if (!compiled.ok) throw new RangeError(compiled.problem)
  const files: FoundFile[] = []
  let left = most
  let slow = 0
  for (const { path, text } of texts) {
    try {
      const found = searchText(compiled.search, text, Math.min(MOST_OF_FILE, left))
      left -= found.places.length
      if (found.places.length > 0) files.push({ path, ...found })
    } catch (error) {
      if (!(error instanceof SlowSearchError)) throw error
      slow += 1
    }
    if (left <= 0) break
  }
  return { files, slow }
}

function searchText(search: Search, text: string, most: number): Omit<FoundFile, 'path'> {
  const places: FoundPlace[] = []
  let line = 1
  let counted = 0
  for (const match of findMatches(search, text)) {
    if (match === null) continue
    if (places.length === most) return { places, hasMore: true }
    line += lineEnds(text, counted, match.from)
    counted = match.from
    places.push({ ...match, line, ...excerpt(text, match) })
  }
  return { places, hasMore: false }
}

/** The words of a match and those around it on its lines, each cut to what a row can show. */
function excerpt(
  text: string,
  { from, to }: Match,
): Pick<FoundPlace, 'before' | 'words' | 'after'> {
  const start = Math.max(text.lastIndexOf('\n', from - 1) + 1, from - BEFORE)
  const next = text.indexOf('\n', to)
  const end = Math.min(next < 0 ? text.length : next, to + AFTER)
  const isCut = start > 0 && text[start - 1] !== '\n'
  const words = text.slice(from, to)
  return {
    before: (isCut ? '…' : '') + text.slice(start, from).trimStart(),
    words: words.length <= WORDS ? words : `${words.slice(0, WORDS)}…`,
    after: words.length <= WORDS ? text.slice(to, end) : '',
  }
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    count += 1
  }
  return count
}
