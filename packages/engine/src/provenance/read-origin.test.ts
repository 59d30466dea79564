import { expect, it } from 'vitest'
import type { ActionFacts, DeclaredFacts, ManifestFacts } from './declared-facts.ts'
import { readOrigin } from './read-origin.ts'
import { readProvenance } from './read-provenance.ts'

const silent: DeclaredFacts = { credentials: null, sourceTypes: [], generators: [], camera: null }
const manifest = (sourceType: string | null): ManifestFacts => {
  const action: ActionFacts = { action: 'c2pa.created', sourceType, agent: null }
  return { generator: 'a tool', actions: [action] }
}
const signed = (...manifests: ManifestFacts[]): DeclaredFacts => ({
  ...silent,
  credentials: { signature: 'valid', content: 'same', manifests },
})

it('lets the active manifest speak, and the ones before it where it says nothing', () => {
  const trained = manifest('trainedAlgorithmicMedia')
  expect(readOrigin(signed(trained, manifest(null)))?.kind).toBe('trained')
  expect(readOrigin(signed(trained, manifest('digitalCapture')))?.kind).toBe('capture')
  expect(readOrigin(signed(trained, manifest('compositeWithTrainedAlgorithmicMedia')))?.kind).toBe(
    'composite',
  )
})

it('takes the strongest of several declarations', () => {
  const facts: DeclaredFacts = {
    ...signed(manifest('digitalCapture')),
    sourceTypes: [{ sourceType: 'algorithmicMedia', place: 'XMP' }],
  }
  expect(readOrigin(facts)?.kind).toBe('algorithmic')
  const mark = { name: 'ComfyUI', place: 'PNG text chunk', strength: 'sure' } as const
  expect(readOrigin({ ...facts, generators: [mark] })?.kind).toBe('trained')
  expect(readOrigin({ ...silent, generators: [{ ...mark, strength: 'hint' }] })).toBeNull()
})

it('reads nothing from a source type that is not known', () => {
  expect(readOrigin(signed(manifest('humanEdits')))).toBeNull()
})

it('keeps tampering apart from what is declared', () => {
  const changed = signed(manifest(null))
  const analysis = readProvenance({
    ...changed,
    credentials: { signature: 'valid', content: 'changed', manifests: [manifest(null)] },
  })
  expect(analysis).toMatchObject({ risk: 0.45, isTampered: true, origin: null })
  for (const signature of ['valid', 'expired', 'unverified'] as const) {
    const fine = { signature, content: 'same', manifests: [manifest(null)] } as const
    expect(readProvenance({ ...silent, credentials: fine })).toMatchObject({
      risk: 0,
      isTampered: false,
    })
  }
})

it.each([
  ['valid', 'same', 'low', 'The credentials fit the file.'],
  ['valid', 'unchecked', 'low', 'the file could not be compared with it.'],
  ['expired', 'same', 'low', 'The credentials fit the file; the certificate has expired'],
  ['expired', 'unchecked', 'low', 'the file could not be compared with its credentials.'],
  ['unverified', 'same', 'low', 'The file is the one that was signed;'],
  ['unverified', 'unchecked', 'low', 'The credentials could not be verified.'],
  ['broken', 'same', 'high', 'The signed claim was changed'],
  ['broken', 'unchecked', 'high', 'The signed claim was changed'],
  ['valid', 'changed', 'high', 'The file was changed after'],
  ['expired', 'changed', 'high', 'The file was changed after'],
  ['unverified', 'changed', 'high', 'The file was changed after'],
  ['broken', 'changed', 'high', 'The file was changed after'],
] as const)(
  'says of a signature that is %s and content that is %s no more than was checked',
  (signature, content, severity, words) => {
    const credentials = { signature, content, manifests: [manifest(null)] }
    const { evidence, isTampered, risk } = readProvenance({ ...silent, credentials })
    expect(evidence).toEqual([
      expect.objectContaining({ severity, explanation: expect.stringContaining(words) }),
    ])
    expect({ isTampered, risk }).toEqual(
      severity === 'high' ? { isTampered: true, risk: 0.45 } : { isTampered: false, risk: 0 },
    )
  },
)
