import { compareClaim, indexSource, type SourceIndex } from '../compare/index.ts'
import type { Extraction } from '../extract/index.ts'
import type { SourceText } from '../read/index.ts'
import type { Claim, ReferenceNote } from '../schema/index.ts'
import { type CheckOptions, checkReferences } from '../state/index.ts'
import { type HeldClaim, longestExcerpt, type SourceCheck } from './source-check.ts'

/** Notes of pages of which we have read a part at most: what we didn't find there may be in the rest. */
const partlyRead: readonly ReferenceNote[] = ['needs_scripts', 'paywalled', 'truncated']

/** What a page said of the claims of one reference. */
interface Read {
  readonly title: string | null
  readonly claims: readonly HeldClaim[]
}

/**
 * Checks the references of drafts and holds their claims against what the sources say. What several drafts refer to
 * is asked for once. A page is let go as soon as it has been compared. Rejects only when the signal aborts.
 */
export async function checkDrafts(
  drafts: readonly Extraction[],
  options: Omit<CheckOptions, 'onSource'>,
): Promise<SourceCheck[][]> {
  const all = drafts.flatMap(({ references, claims }) => {
    const byReference = Map.groupBy(claims, ({ reference }) => reference)
    return references.map((reference, index) => ({
      reference,
      claims: byReference.get(index) ?? [],
    }))
  })
  const read = new Map<number, Read>()
  const indexes = new WeakMap<SourceText, SourceIndex>()
  const checked = await checkReferences(
    all.map(({ reference }) => reference),
    {
      ...options,
      onSource: (at, source) => {
        const index = indexes.get(source) ?? indexSource(source.text)
        indexes.set(source, index)
        const claims = (all[at]?.claims ?? []).map((claim) => holdClaim(claim, index))
        read.set(at, { title: excerpt(source.title), claims })
      },
    },
  )
  const results = all.map(({ reference, claims }, at): SourceCheck => {
    const state = checked[at]
    if (state === undefined) throw new Error('Expected a state for each reference.')
    const found = read.get(at) ?? { title: null, claims: claims.map(unread) }
    const isPart = state.notes.some((note) => partlyRead.includes(note))
    return {
      reference,
      checked: state,
      title: found.title,
      claims: isPart ? found.claims.map(asPart) : found.claims,
    }
  })
  return inDrafts(drafts, results)
}

function inDrafts(drafts: readonly Extraction[], results: readonly SourceCheck[]): SourceCheck[][] {
  let at = 0
  return drafts.map(({ references }) => {
    const from = at
    at += references.length
    return results.slice(from, at)
  })
}

function holdClaim({ sentence, span, text }: Claim, index: SourceIndex): HeldClaim {
  const { verdict, facts, sentence: shown } = compareClaim(text, index)
  return {
    sentence,
    span,
    text,
    verdict,
    facts: facts.map(({ kind, claimed, verdict, stated }) => ({ kind, claimed, verdict, stated })),
    source_sentence: shown === null ? null : excerpt(index.text.slice(shown.start, shown.end)),
  }
}

function unread({ sentence, span, text }: Claim): HeldClaim {
  return { sentence, span, text, verdict: 'cannot_tell', facts: [], source_sentence: null }
}

/** A claim that was held against a part of its source. */
function asPart(claim: HeldClaim): HeldClaim {
  const told = (verdict: HeldClaim['verdict']) =>
    verdict === 'not_found' ? 'cannot_tell' : verdict
  return {
    ...claim,
    verdict: told(claim.verdict),
    facts: claim.facts.map((fact) => ({ ...fact, verdict: told(fact.verdict) })),
  }
}

/** The start of a text on one line, without characters that are cut in two; null for a blank one. */
function excerpt(text: string | null): string | null {
  const line = (text ?? '').replaceAll(/\s+/g, ' ').trim()
  if (line === '') return null
  const short = line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
  return short.toWellFormed()
}
