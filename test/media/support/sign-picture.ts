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

/** A picture with content credentials that declare these actions, signed by nobody whom anybody trusts. */
export async function signPicture(bytes: Uint8Array, actions: Action[]): Promise<Uint8Array> {
  const signer = new LocalSigner(
    derOf(key),
    CoseAlgorithmIdentifier.ES256,
    new X509Certificate(derOf(cert)),
  )
  const asset = JPEG.canRead(bytes) ? new JPEG(bytes) : new PNG(bytes)
  const store = new ManifestStore()
  const manifest = store.createManifest({
    assetFormat: asset.mimeType,
    instanceID: 'xmp:iid:00000000-0000-4000-8000-000000000000',
    defaultHashAlgorithm: 'SHA-256',
    signer,
  })
  const hash = DataHashAssertion.create('SHA-256')
  manifest.addAssertion(hash)
  const made = new ActionAssertion()
  made.actions = actions
  manifest.addAssertion(made)
  await asset.ensureManifestSpace(store.measureSize())
  await hash.updateWithAsset(asset)
  await manifest.sign(signer)
  await asset.writeManifestJUMBF(store.getBytes())
  return await asset.getDataRange()
}
