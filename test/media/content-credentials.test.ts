import { readImage } from '@content-trust/engine/node/media'
import { ActionType, DigitalSourceType } from '@trustnxt/c2pa-ts/manifest'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { signPicture, signWebp } from './support/sign-picture.ts'

const picture = () =>
  sharp({
    create: {
      width: 200,
      height: 160,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
const created = [
  { action: ActionType.C2paCreated, digitalSourceType: DigitalSourceType.TrainedAlgorithmicMedia },
]

async function credentialsOf(bytes: Uint8Array) {
  return (await readImage(bytes)).facts.declared.credentials
}

it.each([
  ['JPEG', () => picture().jpeg()],
  ['PNG', () => picture().png()],
])('reads the credentials of a %s and finds the content as it was signed', async (_name, make) => {
  const signed = await signPicture(await make().toBuffer(), created)
  const credentials = await credentialsOf(signed)
  expect(credentials?.content).toBe('same')
  expect(credentials?.signature).not.toBe('broken')
  expect(credentials?.manifests[0]?.actions).toEqual([
    { action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia', agent: null },
  ])
})

it('finds a picture that was changed after it was signed', async () => {
  const signed = Buffer.from(await signPicture(await picture().jpeg().toBuffer(), created))
  // A byte of the picture's data, far behind the manifest.
  const at = signed.length - 200
  signed[at] = (signed[at] ?? 0) ^ 1
  expect((await credentialsOf(signed))?.content).toBe('changed')
})

it('finds a declaration that was changed after it was signed, though the picture is the same', async () => {
  const signed = Buffer.from(await signPicture(await picture().jpeg().toBuffer(), created))
  signed.write('humanly', signed.indexOf('trainedAlgorithmicMedia'), 'latin1')
  expect(await credentialsOf(signed)).toMatchObject({
    content: 'changed',
    manifests: [{ actions: [{ sourceType: 'humanlyAlgorithmicMedia' }] }],
  })
})

it('compares a WebP with the hash of its credentials, which no library reads', async () => {
  const signed = await signWebp(await picture().webp().toBuffer(), created)
  expect(await credentialsOf(signed)).toMatchObject({
    signature: 'unverified',
    content: 'same',
    manifests: [{ actions: [{ sourceType: 'trainedAlgorithmicMedia' }] }],
  })
  // A byte of the picture's data, well before the manifest.
  const at = signed.indexOf('C2PA') - 200
  signed[at] = (signed[at] ?? 0) ^ 1
  expect(await credentialsOf(signed)).toMatchObject({ content: 'changed' })
})

it('reads the same store out of a WebP, where only the content cannot be the signed one', async () => {
  const signed = Buffer.from(await signPicture(await picture().png().toBuffer(), created))
  const store = chunkOf(signed, 'caBX')
  const webp = await picture().webp().toBuffer()
  const head = Buffer.alloc(8)
  head.write('C2PA', 'latin1')
  head.writeUInt32LE(store.length, 4)
  const padding = Buffer.alloc(store.length % 2)
  const whole = Buffer.concat([webp, head, store, padding])
  whole.writeUInt32LE(whole.length - 8, 4)
  expect(await credentialsOf(whole)).toMatchObject({
    signature: 'unverified',
    content: 'changed',
    manifests: [{ actions: [{ sourceType: 'trainedAlgorithmicMedia' }] }],
  })
})

it('takes a store that cannot be parsed for one that could not be verified', async () => {
  const signed = Buffer.from(await signPicture(await picture().png().toBuffer(), created))
  const at = signed.indexOf('caBX') + 12
  const damaged = Buffer.concat([
    signed.subarray(0, at),
    Buffer.alloc(8, 255),
    signed.subarray(at + 8),
  ])
  expect(await credentialsOf(damaged)).toEqual({
    signature: 'unverified',
    content: 'unchecked',
    manifests: [],
  })
})

/** What the first PNG chunk of this name holds. */
function chunkOf(png: Buffer, name: string): Buffer {
  const at = png.indexOf(name)
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}
