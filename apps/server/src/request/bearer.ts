import { ApiError } from '../errors/api-error.ts'
import type { Accounts, KeyHolder } from '../ledger/account-ports.ts'

const challenge = 'Bearer realm="content-trust"'

/** The key of an `Authorization` header; undefined without one, null where it is no single bearer token. */
export function readBearer(headers: readonly string[]): string | null | undefined {
  const [value, ...others] = headers
  if (value === undefined) return undefined
  if (others.length > 0) return null
  return /^Bearer +([\x21-\x7e]+) *$/i.exec(value)?.[1] ?? null
}

/**
 * The account of a key; throws 401 with a challenge if it is missing or unknown (decision 30),
 * and 403 if its account is suspended.
 */
export async function authenticate(
  store: { readonly accounts: Pick<Accounts, 'findByKey'> },
  key: string | null | undefined,
): Promise<KeyHolder> {
  if (key === undefined) {
    throw new ApiError('unauthorized', 'Expected the header `Authorization: Bearer <API_KEY>`.', {
      headers: { 'www-authenticate': challenge },
    })
  }
  const holder = key === null ? null : await store.accounts.findByKey(key)
  if (holder?.isSuspended === true) {
    throw new ApiError('account_suspended', 'The account of this key is suspended.')
  }
  if (holder !== null) return holder
  throw new ApiError('unauthorized', 'The API key is not valid.', {
    headers: { 'www-authenticate': `${challenge}, error="invalid_token"` },
  })
}
