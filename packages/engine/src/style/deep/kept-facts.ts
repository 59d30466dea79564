import { readFacts } from '../../safety/facts/compare-facts.ts'
import { readVersion } from '../../safety/read-version.ts'
import type { Draft, ProtectedFactKind } from '../../schema/index.ts'
import { comparedSyntax } from '../../text/markup/scan-source.ts'

/** Facts of one kind named at most; of a longer draft the revision's safety check keeps the rest. */
const MOST_OF_A_KIND = 40
/** A longer quotation is told by its start. */
const LONGEST = 160

const labels: Partial<Readonly<Record<ProtectedFactKind, string>>> = {
  numbers: 'number',
  dates: 'date',
  named_entities: 'name',
  quotes: 'quotation',
  urls: 'link',
  emails: 'address',
  citations: 'citation',
}

/** What a rewrite must keep: numbers, dates, names, quotations and links of the draft, each once. */
export function readKeptFacts({ source, syntax }: Draft): string[] {
  const version = readVersion(source, comparedSyntax(syntax))
  return readFacts(version).flatMap(({ kind, facts }) => {
    const label = labels[kind]
    if (label === undefined) return []
    const kept = [...new Set(facts.map(({ shown }) => `${label}: ${shorten(shown)}`))]
    if (kept.length <= MOST_OF_A_KIND) return kept
    const more = kept.length - MOST_OF_A_KIND
    return [...kept.slice(0, MOST_OF_A_KIND), `${label}: and ${more} more`]
  })
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  // A cut between the halves of a surrogate pair would leave a broken character.
  const cut = line.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')
  return `${cut.trimEnd()}…`
}
