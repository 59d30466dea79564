import { type DraftParts, readDraftParts } from '@content-trust/engine/prose'
import type { Draft } from '@content-trust/engine/schema'
import type { Claim, Reference } from '../schema/index.ts'
import { type Citation, readClaims } from './claims.ts'
import { noteAt, readFootnotes } from './footnotes.ts'
import { findIdentifiers } from './identifiers.ts'
import { codePackages } from './packages/code-packages.ts'
import { lastUpTo } from './prose-text.ts'
import { readAddress } from './read-address.ts'

/** What a draft refers to, and what it claims with these references. */
export interface Extraction {
  /** In source order; one that is named twice is there twice. */
  readonly references: readonly Reference[]
  /** In source order; a claim names its reference by its index. */
  readonly claims: readonly Claim[]
}

/**
 * Finds the references of a draft and the sentences that they stand for, in time linear in its length. It leaves out
 * images, e-mail addresses, files of the draft's own folder, and names that are kept for examples.
 *
 * Throws an `EngineError` with the code `invalid_draft` for a caller's mistake.
 */
export function extractReferences(draft: Draft): Extraction {
  const parts = readDraftParts(draft)
  const { source } = draft
  const cited = [...linkReferences(parts), ...namedReferences(parts)]
  const notes = readFootnotes(source, parts)
  const holding = new Set(cited.map(({ span }) => noteAt(notes, span)))
  const bareNotes = notes
    .filter((_, index) => !holding.has(index))
    .map(({ label, span }): Reference => ({ kind: 'footnote', identifier: label, span, url: null }))
  const references = [...cited, ...bareNotes, ...packageReferences(source, parts)].sort(
    (a, b) => a.span.start - b.span.start,
  )
  const citations = references.flatMap((reference, index): Citation[] => {
    if (reference.kind === 'package') return []
    const places = notes[noteAt(notes, reference.span)]?.marks ?? [reference.span]
    return places.map((span) => ({ reference: index, span }))
  })
  return { references, claims: readClaims(source, parts, citations) }
}

function linkReferences({ links }: DraftParts): Reference[] {
  return links.flatMap(({ kind, start, end, url }): Reference[] => {
    const address = kind === 'image' || kind === 'footnote' ? undefined : readAddress(url)
    return address === undefined ? [] : [{ ...address, span: { start, end }, url }]
  })
}

/** Identifiers in prose; those that a link shows are the link's. */
function namedReferences({ prose, links }: DraftParts): Reference[] {
  const shown = links.filter(({ kind }) => kind !== 'footnote')
  return prose
    .filter(({ kind }) => kind !== 'alt_text')
    .flatMap(({ text, offsets }) =>
      findIdentifiers(text).flatMap(({ kind, identifier, start, end }): Reference[] => {
        const span = { start: offsets[start] ?? 0, end: (offsets[end - 1] ?? 0) + 1 }
        const link = shown[lastUpTo(shown.length, (at) => shown[at]?.start ?? 0, span.start)]
        const isLinked = link !== undefined && link.end >= span.end
        return isLinked ? [] : [{ kind, identifier, span, url: null }]
      }),
    )
}

function packageReferences(source: string, { code }: DraftParts): Reference[] {
  return code.flatMap(({ start: from, end: to, language }) =>
    codePackages(source.slice(from, to), language).map(
      ({ ecosystem, identifier, version, start, end }): Reference => ({
        kind: 'package',
        ecosystem,
        identifier,
        version,
        span: { start: from + start, end: from + end },
        url: null,
      }),
    ),
  )
}
