import { expect, it } from 'vitest'
import { ConnectFailure } from '../connect/connect-failure.ts'
import { failureReason } from './failure-reason.ts'
import { EncodingFailure } from './read-body.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

it.each([
  ['ENOTFOUND', 'unknown_host'],
  ['EAI_AGAIN', 'connection'],
  ['ECONNREFUSED', 'connection'],
  ['UND_ERR_SOCKET', 'connection'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['HPE_INVALID_CONSTANT', 'malformed'],
  ['Z_DATA_ERROR', 'malformed'],
  ['ERR__ERROR_FORMAT_PADDING_1', 'malformed'],
])('%s is %s', (code, reason) => {
  expect(failureReason(coded(code))).toBe(reason)
})

it('what was refused here has its own reasons', () => {
  expect(failureReason(new ConnectFailure('address'))).toBe('private_address')
  expect(failureReason(new ConnectFailure('name'))).toBe('unknown_host')
  expect(failureReason(new EncodingFailure('unexpected'))).toBe('malformed')
})

it('a mistake of ours is no failure of a server', () => {
  expect(failureReason(new TypeError('undefined is not a function'))).toBeNull()
  expect(failureReason(coded('UND_ERR_INVALID_ARG'))).toBeNull()
})
