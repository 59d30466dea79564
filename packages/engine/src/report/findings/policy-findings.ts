import type { PolicyMatch, PolicyRule } from '../../schema/index.ts'
import type { Lines } from '../../text/document/lines.ts'
import { type Finding, type FindingPlace, type NamedClause, placeBetween } from './findings.ts'

/** Characters of a clause that name it. */
const MOST_NAMED = 80

/** What findings name of a clause of a policy file. */
export type KnownClause = Pick<PolicyRule, 'id' | 'says'>

/**
 * Prepares what a policy met for a reader, each place apart; each explanation begins with the name of its clause:
 * the id of one of `known`, or its words.
 */
export function policyFindings(
  lines: Lines,
  matches: readonly PolicyMatch[],
  known: readonly KnownClause[] = [],
): Finding[] {
  const last = new Map<string, FindingPlace>()
  const ids = new Map(known.map(({ id, says }) => [says, id]))
  return matches.map(({ rule: words, severity, span, explanation }) => {
    const clause = { words, id: ids.get(words) ?? null }
    const place = nextPlace(lines, span, last.get(words))
    if (place !== null) last.set(words, place)
    return {
      rule: 'policy',
      type: 'other',
      title: 'policy clause',
      clause,
      severity,
      quote: span,
      place,
      explanation: `Policy ${nameOf(clause)}: ${explanation}`,
      suggestion: null,
      edit: null,
    }
  })
}

/** A clause by its id, or by its words on one line, cut between two characters. */
function nameOf({ words, id }: NamedClause): string {
  if (id !== null) return `clause ${id}`
  const line = words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.;]$/, '')
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
  const characters = [...line]
  return characters.length <= MOST_NAMED
    ? `“${line}”`
    : `“${characters
        .slice(0, MOST_NAMED - 1)
        .join('')
        .trimEnd()}…”`
}

/**
 * Where the words of a match are. Matches have no offsets, but those of one clause come in reading order: so equal
 * words are looked for behind the match before.
 */
function nextPlace(
  lines: Lines,
  span: string,
  before: FindingPlace | undefined,
): FindingPlace | null {
  if (span === '') return null
  const { source } = lines
  const from = before === undefined ? 0 : isAgain(source, span, before) ? before.end : before.start
  const start = [
    wordsFrom(source, span, from),
    source.indexOf(span, from),
    source.indexOf(span),
  ].find((at) => at >= 0)
  return start === undefined ? null : placeBetween(lines, start, start + span.length)
}

function isAgain(source: string, span: string, { start, end }: FindingPlace): boolean {
  return source.slice(start, end) === span
}

const inWord = /[\p{L}\p{N}]/u

/** The first place from an offset on where a span is whole words; -1 where there is none. */
function wordsFrom(source: string, span: string, from: number): number {
  for (let at = source.indexOf(span, from); at >= 0; at = source.indexOf(span, at + span.length)) {
    const end = at + span.length
    const isWhole =
      !(isInWord(source, at - 1) && isInWord(source, at)) &&
      !(isInWord(source, end - 1) && isInWord(source, end))
    if (isWhole) return at
  }
  return -1
}

function isInWord(source: string, at: number): boolean {
  return inWord.test(source.charAt(at))
}
