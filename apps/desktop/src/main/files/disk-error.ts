import { basename } from 'node:path'
import { CallError } from '../../shared/answer.ts'

/** Says what the disk refused, in words; anything else goes on as it was. */
export function diskError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const name = basename(path)
  if (code === 'ENOENT') return new CallError('not_found', `${name} is not there any more.`)
  if (code === 'EEXIST') return new CallError('already_exists', `${name} exists already.`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new CallError('read_only', `${name} may not be written or read by you.`)
  }
  if (code === 'EBUSY' || code === 'ETXTBSY') {
    return new CallError('not_available', `${name} is in use by another program. Try again.`)
  }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new CallError('not_available', 'The disk is full.')
  if (code === 'EISDIR') return new CallError('not_text', `${name} is a folder.`)
  return error
}
