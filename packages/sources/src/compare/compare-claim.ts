import { readTextFacts } from '@content-trust/engine/facts'
import type { ComparedFact, Comparison, Span, Verdict } from '../schema/index.ts'
import { compareMeasures } from './compare-measures.ts'
import { compareName } from './compare-name.ts'
import { compareQuotation } from './compare-quotation.ts'
import { contextOf } from './context.ts'
import { readMeasures } from './read-measures.ts'
import type { SourceIndex } from './source-index.ts'
import { closeness, mostShared, type Subject, sharesOf, subjectOf } from './subject.ts'

/** A source with fewer words is no source: a page that wants scripts, a picture. */
const FEWEST_WORDS = 5
/** Facts of a kind that are looked up: no sentence for readers has more. */
const MOST_FACTS = 20

/**
 * Holds a claim against a source: each number, date, quotation and name is looked up there, with the notations and
 * roundings that readers take for the same. It says what the source holds, never what is true.
 *
 * The claim is the text of a `Claim`; the cost grows with its length and hardly with that of the source.
 */
export function compareClaim(claim: string, source: SourceIndex): Comparison {
  const facts = readTextFacts(claim)
  const context = contextOf(facts.tokens)
  if (source.words.count < FEWEST_WORDS)
    return { verdict: 'cannot_tell', facts: [], sentence: null }
  const measures = readMeasures(facts).slice(0, MOST_FACTS)
  const compared = [
    ...compareMeasures(source, context, measures),
    ...facts.quotes.slice(0, MOST_FACTS).map(({ shown }) => compareQuotation(source, shown)),
    ...facts.names.slice(0, MOST_FACTS).map((name) => compareName(source, facts, name)),
  ].filter((fact) => fact !== undefined)
  const verdict = overall(compared)
  const deciding = compared.find((fact) => fact.verdict === verdict && fact.sentence !== null)
  return {
    verdict,
    facts: compared,
    sentence: deciding?.sentence ?? sentenceAbout(source, subjectOf(source, context)),
  }
}

/** From here on, a sentence is about a claim. */
const ABOUT_IT = 0.3

function overall(facts: readonly ComparedFact[]): Verdict {
  const has = (verdict: Verdict) => facts.some((fact) => fact.verdict === verdict)
  if (has('contradicted')) return 'contradicted'
  if (has('not_found')) return 'not_found'
  return has('supported') && !has('cannot_tell') ? 'supported' : 'cannot_tell'
}

/** The sentence of a source that is most about a subject. */
function sentenceAbout(source: SourceIndex, subject: Subject): Span | null {
  const shares = sharesOf(source, subject)
  const [best] = mostShared(shares.keys(), shares, 1)
  const isAbout = best !== undefined && closeness(source, subject, best) >= ABOUT_IT
  return isAbout ? source.spanOf(best) : null
}
