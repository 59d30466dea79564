import { expect, it } from 'vitest'
import { CallError } from '../../shared/answer.ts'
import { diskError } from './disk-error.ts'

const failure = (code: string): Error => Object.assign(new Error(code), { code })

it.each([
  ['ENOSPC', 'not_available', 'The disk is full.'],
  ['EDQUOT', 'not_available', 'The disk is full.'],
  ['EACCES', 'read_only', 'You have no permission to read or write a.md.'],
  ['EROFS', 'read_only', 'You have no permission to read or write a.md.'],
  ['ENOENT', 'not_found', 'a.md no longer exists.'],
  ['EEXIST', 'already_exists', 'a.md already exists.'],
  ['EPERM', 'read_only', 'You have no permission to read or write a.md.'],
  ['ETXTBSY', 'not_available', 'a.md is in use by another program. Try again.'],
  ['EISDIR', 'not_text', 'a.md is a folder.'],
  ['EBUSY', 'not_available', 'a.md is in use by another program. Try again.'],
])('says what %s means', (code, ours, message) => {
  const said = diskError(failure(code), '/drafts/a.md')
  expect(said).toBeInstanceOf(CallError)
  expect(said).toMatchObject({ code: ours, message })
})

it('leaves internal errors as they are', () => {
  const mistake = new TypeError('x')
  for (const thrown of [mistake, null, undefined, 'ENOENT', { code: 'ENOENT' }, failure('EOURS')]) {
    expect(diskError(thrown, '/a.md')).toBe(thrown)
  }
})
