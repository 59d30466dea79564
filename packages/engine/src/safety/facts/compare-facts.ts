import type { ProtectedFactKind } from '../../schema/index.ts'
import type { Version } from '../read-version.ts'
import { readCitations } from './citations.ts'
import { type Fact, missing, withRelations } from './fact.ts'
import { turnedLeads } from './leads.ts'
import { readEmails, readUrls } from './links.ts'
import { readNamedEntities } from './named-entities.ts'
import { readQuantities } from './numbers.ts'
import { readQuotes } from './quotes.ts'

/** Facts of one kind that are in one version only. */
export interface FactChange {
  readonly kind: ProtectedFactKind
  readonly original: number
  readonly revised: number
  readonly lost: readonly Fact[]
  readonly added: readonly Fact[]
  /** Those that both hold, led to in two ways: by 5 and to 5. */
  readonly turned: readonly (readonly [Fact, Fact])[]
}

/** Compares the protected facts of two versions, kind by kind (decision 18). */
export function compareFacts(before: Version, after: Version): FactChange[] {
  const left = readFacts(before)
  const right = readFacts(after)
  return left.map(({ kind, facts: own }, index) => {
    const [facts, others] = withRelations(own, right[index].facts)
    const isName = kind === 'named_entities'
    return {
      kind,
      original: facts.length,
      revised: others.length,
      turned: turnedLeads(facts, others),
      lost: isName ? unmentioned(facts, after) : missing(facts, others),
      added: isName ? unmentioned(others, before) : missing(others, facts),
    }
  })
}

/** The protected facts of a version, kind by kind. */
export function readFacts(version: Version): { kind: ProtectedFactKind; facts: readonly Fact[] }[] {
  const { numbers, dates } = readQuantities(version.tokens)
  return [
    { kind: 'numbers', facts: numbers },
    { kind: 'dates', facts: dates },
    { kind: 'urls', facts: readUrls(version) },
    { kind: 'emails', facts: readEmails(version) },
    { kind: 'quotes', facts: readQuotes(version) },
    { kind: 'named_entities', facts: readNamedEntities(version) },
    { kind: 'citations', facts: readCitations(version) },
    { kind: 'code', facts: version.markup.code.map((shown) => ({ key: shown, shown, at: -1 })) },
    { kind: 'headings', facts: readHeadings(version) },
  ]
}

function readHeadings({ blocks }: Version): Fact[] {
  return blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ depth, text }) => ({ key: `${depth} ${text}`, shown: text, at: -1 }))
}

/**
 * Names of which a word does not occur in the other version. A name may be said less often, and
 * "Colombian" still names Colombia.
 */
function unmentioned(names: readonly Fact[], { tokens }: Version): Fact[] {
  const words = new Set(tokens.map(({ word }) => word))
  const stems = new Set(
    tokens.filter(({ isCapital }) => isCapital).map(({ word }) => word.slice(0, STEM)),
  )
  const isMentioned = (word: string) =>
    words.has(word) || (word.length > STEM && stems.has(word.slice(0, STEM)))
  return names.filter(({ key }) => !key.split(' ').every(isMentioned))
}

const STEM = 5
