import { createHash } from 'node:crypto'
import { X509Certificate } from '@peculiar/x509'
import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset'
import { CoseAlgorithmIdentifier, LocalSigner } from '@trustnxt/c2pa-ts/cose'
import {
  type Action,
  ActionAssertion,
  DataHashAssertion,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest'
import { selfSigned } from './certificate.ts'

const { key, cert } = selfSigned(['signer.example'])
const derOf = (pem: string) =>
  new Uint8Array(Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'))

const signer = new LocalSigner(
  derOf(key),
  CoseAlgorithmIdentifier.ES256,
  new X509Certificate(derOf(cert)),
)

/** A picture with content credentials that declare these actions, signed by nobody whom anybody trusts. */
export async function signPicture(bytes: Uint8Array, actions: Action[]): Promise<Uint8Array> {
  const asset = JPEG.canRead(bytes) ? new JPEG(bytes) : new PNG(bytes)
  const { store, manifest, hash } = makeStore(asset.mimeType, actions)
  await asset.ensureManifestSpace(store.measureSize())
  await hash.updateWithAsset(asset)
  await manifest.sign(signer)
  await asset.writeManifestJUMBF(store.getBytes())
  return await asset.getDataRange()
}

/** The same for a WebP, which the library has no reader for: the last chunk holds the credentials. */
export async function signWebp(bytes: Uint8Array, actions: Action[]): Promise<Buffer> {
  const { store, manifest, hash } = makeStore('image/webp', actions)
  const body = Buffer.from(bytes)
  const chunkAt = (length: number) => [{ start: body.length, length }]
  // The length of the list must be known before the store is measured, its numbers need not be.
  hash.exclusions = chunkAt(1000)
  hash.hash = new Uint8Array(32)
  const size = store.measureSize()
  const chunk = Buffer.alloc(8 + size + (size % 2))
  hash.exclusions = chunkAt(chunk.length)
  body.writeUInt32LE(body.length + chunk.length - 8, 4)
  hash.hash = createHash('sha256').update(body).digest()
  await manifest.sign(signer)
  chunk.write('C2PA', 'latin1')
  chunk.writeUInt32LE(size, 4)
  chunk.set(store.getBytes(), 8)
  return Buffer.concat([body, chunk])
}

function makeStore(assetFormat: string, actions: Action[]) {
  const store = new ManifestStore()
  const manifest = store.createManifest({
    assetFormat,
    instanceID: 'xmp:iid:00000000-0000-4000-8000-000000000000',
    defaultHashAlgorithm: 'SHA-256',
    signer,
  })
  const hash = DataHashAssertion.create('SHA-256')
  manifest.addAssertion(hash)
  const made = new ActionAssertion()
  made.actions = actions
  manifest.addAssertion(made)
  return { store, manifest, hash }
}
