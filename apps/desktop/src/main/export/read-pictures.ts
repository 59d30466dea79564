import { readFile, stat } from 'node:fs/promises'
import { MOST_PICTURE_BYTES } from '../../shared/ipc/paste.ts'
import type { DocumentPicture } from '../../worker/document/tasks.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { pictureFacts } from '../files/picture-type.ts'
import { findImage } from '../media/find-image.ts'

/** Most bytes of all pictures of one document. */
const MOST_BYTES = 100 * 1024 * 1024

/**
 * Reads the pictures of a draft that is open: those beside or below it, and in the open folder. What is
 * elsewhere, too large or no picture is left out.
 */
export async function readPictures(
  allowed: AllowedPaths,
  draft: string,
  addresses: readonly string[],
): Promise<DocumentPicture[]> {
  const pictures: DocumentPicture[] = []
  let left = MOST_BYTES
  for (const address of addresses) {
    const bytes = await bytesOf(allowed, draft, address, Math.min(left, MOST_PICTURE_BYTES))
    const facts = bytes === null ? null : pictureFacts(bytes)
    if (bytes === null || facts === null) continue
    left -= bytes.byteLength
    pictures.push({ address, type: facts.type, bytes })
  }
  return pictures
}

async function bytesOf(
  allowed: AllowedPaths,
  draft: string,
  address: string,
  most: number,
): Promise<Uint8Array | null> {
  try {
    const path = await findImage(allowed, draft, address)
    const { size } = await stat(path)
    return size > most ? null : await readFile(path)
  } catch {
    // The document says which picture is missing.
    return null
  }
}
