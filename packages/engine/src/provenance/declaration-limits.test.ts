import { expect, it } from 'vitest'
import { declarationLimitations, declaredConfidence } from './declaration-limits.ts'
import { noDeclaration } from './no-declaration.ts'
import type { OriginKind } from './read-origin.ts'
import type { ProvenanceAnalysis } from './read-provenance.ts'

const analysis = (kind: OriginKind | null, isTampered: boolean): ProvenanceAnalysis => ({
  risk: 0,
  origin: kind === null ? null : { kind, place: 'XMP', words: 'a word' },
  isTampered,
  evidence: [],
})

it('is sure where a file declares a generator, and less where it was changed since', () => {
  const kinds = ['trained', 'composite', 'capture', 'algorithmic', null] as const
  expect(kinds.map((kind) => declaredConfidence(analysis(kind, false)))).toEqual([
    'high',
    'high',
    null,
    null,
    null,
  ])
  expect(declaredConfidence(analysis('trained', true))).toBe('high')
  expect(declaredConfidence(analysis(null, true))).toBe('medium')
})

it('says what a declaration is worth, and what its absence is not', () => {
  expect(declarationLimitations(analysis(null, false), noDeclaration)).toEqual([
    expect.stringContaining('declares no origin'),
  ])
  const credentials = { signature: 'valid', content: 'same', manifests: [] } as const
  expect(
    declarationLimitations(analysis('capture', false), { ...noDeclaration, credentials }),
  ).toEqual([
    expect.stringContaining('Signers were not checked'),
    expect.stringContaining('can be false or copied'),
  ])
})
