import { readFile } from 'node:fs/promises'
import { analyzeImage } from '@content-trust/engine/image'
import { readAudio, readImage } from '@content-trust/engine/node/media'
import { ActionType, DigitalSourceType } from '@trustnxt/c2pa-ts/manifest'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeWav } from './support/make-wav.ts'
import { signMedia } from './support/sign-media.ts'
import { signers } from './support/signers.ts'
import { makeVoice } from './support/voice.ts'

const image = () =>
  sharp({
    create: {
      width: 200,
      height: 160,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
const jpeg = await image().jpeg().toBuffer()
const png = await image().png().toBuffer()
const webp = await image().webp().toBuffer()
const avif = await image().avif({ effort: 0 }).toBuffer()
const voice = await readFile(new URL('./fixtures/voice.mp3', import.meta.url))
const actionsOf = (digitalSourceType: DigitalSourceType) => [
  { action: ActionType.C2paCreated, digitalSourceType },
]
const generated = actionsOf(DigitalSourceType.TrainedAlgorithmicMedia)
const captured = actionsOf(DigitalSourceType.DigitalCapture)

async function credentialsOf(bytes: Uint8Array) {
  return (await readImage(bytes)).facts.declared.credentials
}

/** The file with other bytes at the last place where it says this, and of the same length. */
function replaceLast(bytes: Buffer, said: string, other: string): Buffer {
  const changed = Buffer.from(bytes)
  changed.write(other, bytes.lastIndexOf(said), 'latin1')
  return changed
}

// A box without content, which every decoder of an image skips after the end.
const tail = Buffer.from('\0\0\0\x08free', 'latin1')

describe.each([
  ['JPEG', jpeg, 'valid'],
  ['PNG', png, 'valid'],
  ['AVIF', avif, 'valid'],
  // The library has no such container, so nobody asks it about the signature.
  ['WebP', webp, 'unverified'],
] as const)('a signed %s', (_name, bytes, signature) => {
  it('is the one that was signed, and says who made it', async () => {
    expect(await credentialsOf(await signMedia(bytes, generated))).toEqual({
      signature,
      content: 'same',
      manifests: [
        {
          generator: 'c2pa-ts',
          actions: [{ action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia', agent: null }],
        },
      ],
    })
  })

  it('is changed when anything follows its end', async () => {
    const signed = await signMedia(bytes, captured)
    const result = analyzeImage(await readImage(Buffer.concat([signed, tail])))
    expect(result).toMatchObject({ risk_level: 'medium', primary_reason: 'source_quality' })
    expect(result.evidence).toContainEqual(
      expect.objectContaining({
        type: 'source_quality',
        severity: 'high',
        explanation: 'The file was changed after its credentials were signed.',
      }),
    )
  })

  it('carries no credentials before it is signed', async () => {
    const read = await readImage(bytes)
    expect(read.facts.declared.credentials).toBeNull()
    expect(analyzeImage(read).limitations.join(' ')).not.toContain('credentials')
  })
})

it.each([
  ['WAV', makeWav([makeVoice(1)]), 'unverified'],
  ['MP3', voice, 'valid'],
])(
  'a recording that was signed as %s is known as such, and as changed where a byte differs',
  async (_name, bytes, signature) => {
    const read = async (file: Uint8Array) => (await readAudio(file)).facts.declared.credentials
    expect(await read(bytes)).toBeNull()
    const signed = await signMedia(bytes, generated)
    expect(await read(signed)).toMatchObject({
      signature,
      content: 'same',
      manifests: [{ actions: [{ sourceType: 'trainedAlgorithmicMedia' }] }],
    })
    // In the middle of the audio, which is after the credentials of one and before those of the other.
    const at = bytes.length >> 1
    const samples = signed.indexOf(bytes.subarray(at, at + 64))
    signed[samples] = (signed[samples] ?? 0) ^ 1
    expect((await read(signed))?.content).toBe('changed')
  },
)

it('finds an image whose pixels were changed after it was signed', async () => {
  const signed = await signMedia(jpeg, generated)
  // A byte of the image's data, far after the manifest.
  const at = signed.length - 200
  signed[at] = (signed[at] ?? 0) ^ 1
  const result = analyzeImage(await readImage(signed))
  expect((await credentialsOf(signed))?.content).toBe('changed')
  // Its declaration still counts, and weighs more than the change.
  expect(result.risk_level).toBe('high')
})

it('finds an assertion that was changed after the claim over it was signed', async () => {
  const signed = await signMedia(jpeg, captured, { stamped: 'claim' })
  const forged = replaceLast(signed, 'digitalCapture', 'digitalCaptur3')
  expect(await credentialsOf(forged)).toMatchObject({ signature: 'valid', content: 'changed' })
  expect(analyzeImage(await readImage(forged)).risk_level).toBe('medium')
})

it('says that a certificate has run out, and takes the file for the signed one', async () => {
  const signed = await signMedia(jpeg, captured, { signer: signers.expired })
  expect(await credentialsOf(signed)).toMatchObject({ signature: 'expired', content: 'same' })
  const { risk_level, evidence } = analyzeImage(await readImage(signed))
  expect(risk_level).toBe('low')
  expect(evidence).toContainEqual(
    expect.objectContaining({ severity: 'low', explanation: expect.stringContaining('expired') }),
  )
})

describe('a claim that is not the signed one', () => {
  const forge = (signed: Buffer) => replaceLast(signed, 'c2pa-ts', 'camera1')

  it('is broken where the time stamp vouches for another claim', async () => {
    const signed = await signMedia(jpeg, captured, { stamped: 'claim' })
    expect(await credentialsOf(signed)).toMatchObject({ signature: 'valid', content: 'same' })
    expect((await credentialsOf(forge(signed)))?.signature).toBe('broken')
    const result = analyzeImage(await readImage(forge(signed)))
    expect(result).toMatchObject({ risk_level: 'medium', primary_reason: 'source_quality' })
    expect(result.evidence).toContainEqual(
      expect.objectContaining({
        severity: 'high',
        explanation: 'The signed claim was changed: signature and time stamp do not fit it.',
      }),
    )
  })

  it.each([
    ['without a time stamp', {}],
    ['with one that vouches for the signature alone', { stamped: 'signature' }],
  ] as const)('%s is one that could not be verified', async (_name, signing) => {
    const signed = await signMedia(jpeg, captured, signing)
    expect((await credentialsOf(signed))?.signature).toBe('valid')
    expect((await credentialsOf(forge(signed)))?.signature).toBe('unverified')
    const { risk_level, evidence } = analyzeImage(await readImage(forge(signed)))
    expect(risk_level).toBe('low')
    expect(evidence).toContainEqual(
      expect.objectContaining({
        severity: 'low',
        explanation: expect.stringContaining('the signature could not be verified'),
      }),
    )
  })
})

it.each([
  [DigitalSourceType.TrainedAlgorithmicMedia, 'high', 'high'],
  [DigitalSourceType.CompositeWithTrainedAlgorithmicMedia, 'high', 'high'],
  [DigitalSourceType.AlgorithmicMedia, 'low', 'low'],
  [DigitalSourceType.DigitalCapture, 'low', 'low'],
])('weighs what the credentials declare: %s is %s', async (sourceType, level, severity) => {
  const signed = await signMedia(jpeg, actionsOf(sourceType))
  const result = analyzeImage(await readImage(signed))
  expect(result.risk_level).toBe(level)
  expect(result.evidence[0]).toMatchObject({
    severity,
    span: `${sourceType.split('/').at(-1)} (content credentials, c2pa.created by c2pa-ts)`,
  })
})

describe('an image that was signed twice', () => {
  const twice = async (sourceType?: DigitalSourceType) => {
    const declared = sourceType === undefined ? {} : { digitalSourceType: sourceType }
    const edited = [{ action: ActionType.C2paEdited, ...declared }]
    return await readImage(await signMedia(await signMedia(jpeg, generated), edited))
  }

  it('is the one that was signed last', async () => {
    const { facts } = await twice()
    expect(facts.declared.credentials).toMatchObject({
      signature: 'valid',
      content: 'same',
      manifests: [
        { actions: [{ action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia' }] },
        { actions: [{ action: 'c2pa.edited', sourceType: null }] },
      ],
    })
  })

  it('is a generated one unless the last signer declares another origin', async () => {
    expect(analyzeImage(await twice()).risk_level).toBe('high')
    expect(analyzeImage(await twice(DigitalSourceType.DigitalCapture)).risk_level).toBe('low')
  })
})

it('takes a store that cannot be parsed for one that could not be verified', async () => {
  const signed = await signMedia(png, generated)
  const at = signed.indexOf('caBX') + 12
  const damaged = Buffer.from(signed).fill(255, at, at + 8)
  expect(await credentialsOf(damaged)).toEqual({
    signature: 'unverified',
    content: 'unchecked',
    manifests: [],
  })
})
