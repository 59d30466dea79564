import { createHash } from 'node:crypto'
import { access, constants, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import type { DraftFile, FileFormat } from '../../shared/drafts.ts'
import { messages } from '../language/messages.ts'
import { decodeFile, encodeFile } from './decode-file.ts'
import { diskError } from './disk-error.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** A file above this is not a draft; the editor would not be smooth with it. */
const MOST_BYTES = 10 * 1024 * 1024

/** Names the bytes of a file, so that a change from outside is seen. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Version of what is on the disk; null when there is nothing. */
export async function versionOnDisk(path: string): Promise<string | null> {
  return readFile(path).then(versionOf, () => null)
}

/** Reads a file as a draft. */
export async function readDraftFile(path: string): Promise<DraftFile> {
  try {
    const { size } = await stat(path)
    if (size > MOST_BYTES) throw tooLarge(path, size)
    const bytes = await readFile(path)
    const readOnly = await access(path, constants.W_OK).then(
      () => false,
      () => true,
    )
    return { path, name: basename(path), ...decodeFile(bytes), readOnly, version: versionOf(bytes) }
  } catch (error) {
    throw diskError(error, path)
  }
}

interface Writing {
  readonly path: string
  readonly text: string
  readonly format: FileFormat
  /** What the draft was made from; null writes over whatever is there. */
  readonly version: string | null
}

/** Writes a draft, unless another program changed the file since it was read. */
export async function writeDraftFile({ path, text, format, version }: Writing) {
  const bytes = encodeFile(text, format)
  const isThere = version === null ? null : await versionOnDisk(path)
  if (isThere !== null && isThere !== version) {
    throw new CallError('changed_on_disk', messages.files.changed(basename(path)))
  }
  try {
    await access(path, constants.W_OK).catch((error: unknown) => {
      if (isMissing(error)) return
      throw error
    })
    await writeFileAtomic(path, bytes)
  } catch (error) {
    if (isMissing(error)) throw new CallError('not_found', messages.files.noFolder(basename(path)))
    throw diskError(error, path)
  }
  return { path, name: basename(path), format, version: versionOf(bytes) }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function tooLarge(path: string, size: number): CallError {
  const megabytes = (size / 1024 / 1024).toFixed(1)
  return new CallError('too_large', messages.files.tooLarge(basename(path), megabytes))
}
