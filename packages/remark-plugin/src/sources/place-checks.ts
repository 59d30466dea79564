import type { Extraction } from '@content-trust/sources/extract'
import type { SourceCheck } from '@content-trust/sources/results'
import type { Claim, Reference } from '@content-trust/sources/schema'

type HeldClaim = SourceCheck['claims'][number]

/**
 * Results that were made before, at the places that their references and claims have in a page now. A reference is
 * known by what it refers to, and a claim by its words. What the page no longer has is left out, and so is a claim
 * that has a reference beside it of which nothing is known.
 */
export function placeChecks(
  known: readonly SourceCheck[],
  { references, claims }: Extraction,
): SourceCheck[] {
  const byReference = new Map(known.map((check) => [keyOf(check.reference), check]))
  const checkOf = (index: number) => {
    const reference = references[index]
    return reference === undefined ? undefined : byReference.get(keyOf(reference))
  }
  const unsure = new Set(
    claims.filter(({ reference }) => checkOf(reference) === undefined).map(placeOf),
  )
  const held = new Map<number, Claim[]>()
  for (const claim of claims.filter((each) => !unsure.has(placeOf(each)))) {
    const { reference } = claim
    const group = held.get(reference) ?? []
    group.push(claim)
    held.set(reference, group)
  }
  return references.flatMap((reference, index) => {
    const check = checkOf(index)
    if (check === undefined) return []
    const words = new Map(check.claims.map((claim) => [claim.text, claim]))
    const placed = (held.get(index) ?? []).flatMap(({ sentence, span, text }): HeldClaim[] => {
      const claim = words.get(text)
      return claim === undefined ? [] : [{ ...claim, sentence, span }]
    })
    return [{ ...check, reference, claims: placed }]
  })
}

function keyOf(reference: Reference): string {
  const { kind, identifier, url } = reference
  const of = reference.kind === 'package' ? reference.ecosystem : (url ?? '')
  return JSON.stringify([kind, identifier, of])
}

function placeOf({ span }: { readonly span: HeldClaim['span'] }): string {
  return `${span.start} ${span.end}`
}
