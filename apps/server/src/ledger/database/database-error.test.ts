import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../store-error.ts'
import { asStoreError, isDuplicate } from './database-error.ts'

const errorOf = (code: unknown, message = 'canary') => Object.assign(new Error(message), { code })

describe('a failure of a database', () => {
  it.each([
    '08006',
    '25006',
    '40001',
    '53300',
    '55P03',
    '57P01',
    '58030',
    'ECONNREFUSED',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EHOSTUNREACH',
    'EAI_AGAIN',
    'SQLITE_BUSY',
    'SQLITE_FULL',
    'SQLITE_IOERR_WRITE',
    'SQLITE_READONLY',
  ])('of code %s is reported as unavailable, and nothing else', (code) => {
    const error = asStoreError(errorOf(code))
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(error).toMatchObject({ message: expect.stringContaining(code) })
    expect(String(error)).not.toContain('canary')
  })

  it.each([
    'Connection terminated unexpectedly',
    'Client was closed and is not queryable',
    'database is not open',
    'statement has been finalized',
    'driver has already been destroyed',
  ])('without a code is recognised by its message: %s', (message) => {
    expect(asStoreError(new Error(message))).toBeInstanceOf(StoreUnavailable)
    // A code that is not text says nothing.
    expect(asStoreError(errorOf(7, message))).toBeInstanceOf(StoreUnavailable)
  })

  it.each([
    errorOf('23505'),
    errorOf('42601'),
    errorOf('SQLITE_CONSTRAINT_CHECK'),
    errorOf('SQLITE_ERROR'),
    errorOf('SQLITE_MISMATCH'),
    errorOf(undefined),
    errorOf(8006),
    new RangeError('a price'),
    'no error',
    undefined,
    null,
  ])('that is not a database error is left as it is: %s', (error) => {
    expect(asStoreError(error)).toBe(error)
  })
})

describe('a duplicate', () => {
  it.each(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])(
    'is recognised by its code: %s',
    (code) => {
      expect(isDuplicate(errorOf(code))).toBe(true)
    },
  )

  it.each([
    errorOf('23503'),
    errorOf('SQLITE_CONSTRAINT_CHECK'),
    new Error('duplicate'),
    { code: '23505' },
    null,
  ])('is nothing else: %s', (error) => {
    expect(isDuplicate(error)).toBe(false)
  })
})
