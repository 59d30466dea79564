import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest'
import type {
  ContentState,
  Credentials,
  SignatureState,
} from '../../../provenance/declared-facts.ts'
import { checkContent } from './check-content.ts'
import { isBoundedStore } from './check-store.ts'
import { findStore, type StoreBytes } from './manifest-store.ts'
import { readManifest } from './read-manifest.ts'
import { readManifestBoxes } from './walk-boxes.ts'

/**
 * Reads the content credentials of a media file; null where it has none.
 *
 * This is not verification: signers are not checked against a trust list. A store that cannot be parsed is
 * reported as unverified.
 */
export async function readCredentials(bytes: Uint8Array<ArrayBuffer>): Promise<Credentials | null> {
  const found = findOrNull(bytes)
  if (found === null) return null
  const box = parseOrNull(found.store)
  if (box === null) return { signature: 'unverified', content: 'unchecked', manifests: [] }
  const manifests = readManifestBoxes(box)
  const codes = await validate(box, found)
  const own = checkContent(bytes, manifests.at(-1) ?? [])
  return {
    signature: signatureOf(codes),
    content: contentOf(codes, own),
    manifests: manifests.map(readManifest),
  }
}

// Whatever the library throws for a file that it cannot read, the file has no store.
function findOrNull(bytes: Uint8Array<ArrayBuffer>): StoreBytes | null {
  try {
    return findStore(bytes)
  } catch {
    return null
  }
}

function parseOrNull(store: Uint8Array<ArrayBuffer>): SuperBox | null {
  if (!isBoundedStore(store)) return null
  try {
    return SuperBox.fromBuffer(store)
  } catch {
    return null
  }
}

/** Codes of the library's checks with their outcome; null where it cannot check. */
type Codes = ReadonlyMap<string, boolean> | null

async function validate(box: SuperBox, { asset }: StoreBytes): Promise<Codes> {
  if (asset === null) return null
  try {
    const { statusEntries } = await ManifestStore.read(box).validate(asset)
    const codes = new Map<string, boolean>()
    for (const { code, success = false } of statusEntries) {
      codes.set(code, success && (codes.get(code) ?? true))
    }
    return codes
  } catch {
    return null
  }
}

/**
 * A signature mismatch proves a change only together with a time stamp mismatch, because the library cannot
 * check all valid signatures.
 */
function signatureOf(codes: Codes): SignatureState {
  if (codes === null) return 'unverified'
  if (codes.has('claimSignature.mismatch')) {
    return codes.has('timeStamp.mismatch') ? 'broken' : 'unverified'
  }
  if (codes.get('claimSignature.validated') !== true) return 'unverified'
  return codes.has('signingCredential.expired') ? 'expired' : 'valid'
}

const changed = [
  'assertion.dataHash.mismatch',
  'assertion.hashedURI.mismatch',
  'assertion.bmffHash.mismatch',
  'assertion.boxesHash.mismatch',
]

/** Joins the library's comparison with our own: one mismatch is a change. */
function contentOf(codes: Codes, own: ContentState): ContentState {
  if (own === 'changed' || changed.some((code) => codes?.has(code) === true)) return 'changed'
  return codes?.get('assertion.bmffHash.match') === true ? 'same' : own
}
