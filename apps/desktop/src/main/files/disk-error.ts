import { basename } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import { messages } from '../language/messages.ts'

/** Says what the disk refused, as a sentence; returns any other error unchanged. */
export function diskError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const name = basename(path)
  if (code === 'ENOENT') return new CallError('not_found', messages.disk.gone(name))
  if (code === 'EEXIST') return new CallError('already_exists', messages.files.exists(name))
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new CallError('read_only', messages.disk.refused(name))
  }
  if (code === 'EBUSY' || code === 'ETXTBSY') {
    return new CallError('not_available', messages.disk.inUse(name))
  }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new CallError('not_available', messages.disk.full)
  if (code === 'EISDIR') return new CallError('not_text', messages.disk.isFolder(name))
  return error
}
