import { randomUUID } from 'node:crypto'
import { type AssetType, BMFF, JPEG, MP3, PNG } from '@trustnxt/c2pa-ts/asset'
import type { Signer } from '@trustnxt/c2pa-ts/cose'
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'
import {
  type Action,
  ActionAssertion,
  BMFFHashAssertion,
  DataHashAssertion,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest'
import { RiffAsset } from './riff-asset.ts'
import { signers, timeStamps } from './signers.ts'

export interface Signing {
  readonly signer?: Signer
  /** What a time stamp vouches for: the claim, as older writers have it, or the signature. */
  readonly stamped?: 'claim' | 'signature'
}

const readers: readonly AssetType[] = [JPEG, PNG, BMFF, MP3]

/**
 * A file with content credentials that declare these actions, signed by an untrusted signer.
 * Its earlier manifests come before them.
 */
export async function signMedia(
  bytes: Uint8Array,
  actions: Action[],
  { signer = signers.current, stamped }: Signing = {},
): Promise<Buffer> {
  const asset = open(bytes)
  const earlier = asset.getManifestJUMBF()
  const store =
    earlier === undefined
      ? new ManifestStore()
      : ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(earlier)))
  const manifest = store.createManifest({
    assetFormat: asset.mimeType,
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  })
  const hash =
    asset instanceof BMFF
      ? BMFFHashAssertion.createV2('content', 'SHA-256')
      : DataHashAssertion.create('SHA-256')
  manifest.addAssertion(hash)
  const made = new ActionAssertion()
  made.actions = actions
  manifest.addAssertion(made)
  const cose = manifest.signature?.signatureData
  if (cose === undefined) throw new Error('The manifest has no signature.')
  if (stamped !== undefined) {
    const sign = cose.sign.bind(cose)
    cose.sign = (by, payload) => sign(by, payload, timeStamps, stamped === 'claim' ? 1 : 2)
    cose.paddingLength = 4_000
  }
  await asset.ensureManifestSpace(store.measureSize())
  await hash.updateWithAsset(asset)
  await manifest.sign(signer)
  await asset.writeManifestJUMBF(store.getBytes())
  return Buffer.from(await asset.getDataRange())
}

function open(bytes: Uint8Array): InstanceType<AssetType> {
  const copy = new Uint8Array(bytes)
  if (RiffAsset.canRead(copy)) return new RiffAsset(copy, 'image/webp')
  const reader = readers.find((candidate) => candidate.canRead(copy))
  if (reader === undefined) throw new Error('No such file can be signed.')
  return new reader(copy)
}
