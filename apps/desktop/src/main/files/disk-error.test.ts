import { expect, it } from 'vitest'
import { CallError } from '../../shared/answer.ts'
import { diskError } from './disk-error.ts'

const failure = (code: string): Error => Object.assign(new Error(code), { code })

it.each([
  ['ENOSPC', 'not_available', 'The disk is full.'],
  ['EDQUOT', 'not_available', 'The disk is full.'],
  ['EACCES', 'read_only', 'a.md may not be written or read by you.'],
  ['EROFS', 'read_only', 'a.md may not be written or read by you.'],
  ['ENOENT', 'not_found', 'a.md is not there any more.'],
  ['EEXIST', 'already_exists', 'a.md exists already.'],
  ['EPERM', 'read_only', 'a.md may not be written or read by you.'],
  ['ETXTBSY', 'not_available', 'a.md is in use by another program. Try again.'],
  ['EISDIR', 'not_text', 'a.md is a folder.'],
  ['EBUSY', 'not_available', 'a.md is in use by another program. Try again.'],
])('says what %s means', (code, ours, message) => {
  const said = diskError(failure(code), '/drafts/a.md')
  expect(said).toBeInstanceOf(CallError)
  expect(said).toMatchObject({ code: ours, message })
})

it('leaves our own mistakes as they are', () => {
  const mistake = new TypeError('x')
  for (const thrown of [mistake, null, undefined, 'ENOENT', { code: 'ENOENT' }, failure('EOURS')]) {
    expect(diskError(thrown, '/a.md')).toBe(thrown)
  }
})
