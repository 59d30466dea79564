import { recordAction } from './admin/record-action.ts'
import { type Database, transact, type Work } from './database/database.ts'
import type { Clock } from './money.ts'
import { seal, unseal } from './privacy/seal.ts'
import { deriveSecrets, type LookupKeys, lookupKeysOf, type Secrets } from './privacy/secret.ts'
import { StoreRefusal } from './store-error.ts'

/** The marks of a database about its secret. */
export const secretMarks = {
  /** A digest that shows which secret the database is under. */
  secret: 'secret',
  /** The keys of lookups, sealed, once the secret was changed. */
  lookup: 'lookup keys',
  /** When the secret was last changed. */
  changedAt: 'secret changed at',
} as const

interface Given {
  readonly secret: Uint8Array
  /** Also read, while the secret is changed. */
  readonly second: Uint8Array | undefined
  readonly clock: Clock
  /** Who is recorded when this start changes the secret. */
  readonly actor: string | undefined
}

/**
 * The keys of a database. A database under the second secret is moved to the first; one under neither
 * is refused, because no key and no stored answer would be valid. The first start notes its secret.
 */
export async function openSecrets(database: Database, given: Given): Promise<Secrets> {
  const { secret, second } = given
  const lookup = await transact(database, async (trx) => {
    const noted = await noteSecret(trx, markOf(secret))
    if (noted === markOf(secret)) return readLookupKeys(trx, secret)
    if (second !== undefined && noted === markOf(second)) return changeSecret(trx, given, second)
    throw new StoreRefusal(
      'The database was created with another secret: set the same CONTENT_TRUST_SECRET, or use the file `secret` of the data directory that the database was created with.',
    )
  })
  return deriveSecrets(secret, { lookup, ...(second === undefined ? {} : { second }) })
}

function markOf(secret: Uint8Array): string {
  return deriveSecrets(secret).digestContent('the secret of this database')
}

/** Notes the secret in a new database; returns what is noted, and locks it. */
async function noteSecret(trx: Work, value: string): Promise<string> {
  const row = await trx
    .insertInto('marks')
    .values({ name: secretMarks.secret, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: secretMarks.secret }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return row.value
}

async function readLookupKeys(trx: Work, secret: Uint8Array): Promise<LookupKeys> {
  const row = await trx
    .selectFrom('marks')
    .select('value')
    .where('name', '=', secretMarks.lookup)
    .executeTakeFirst()
  if (row === undefined) return lookupKeysOf(secret)
  const { sealingKey } = deriveSecrets(secret)
  const keys = unseal(sealingKey, secretMarks.lookup, Buffer.from(row.value, 'base64'))
  if (keys !== null) return keys
  throw new StoreRefusal(
    'The keys of lookups in the table `marks` cannot be opened: restore a backup of the database.',
  )
}

/** Moves a database from the second secret to the first, and takes the keys of lookups along. */
async function changeSecret(
  trx: Work,
  { secret, clock, actor }: Given,
  second: Uint8Array,
): Promise<LookupKeys> {
  const keys = await readLookupKeys(trx, second)
  const sealed = seal(deriveSecrets(secret).sealingKey, secretMarks.lookup, keys)
  await setMark(trx, secretMarks.secret, markOf(secret))
  await setMark(trx, secretMarks.lookup, sealed.toString('base64'))
  await setMark(trx, secretMarks.changedAt, `${clock()}`)
  // Their seals are of the second secret, so the next `ledger verify` reads all rows.
  await trx.deleteFrom('checkpoints').execute()
  await recordAction(trx, { clock, actor: actor ?? 'start of the service' }, 'secret change', null)
  return keys
}

async function setMark(trx: Work, name: string, value: string): Promise<void> {
  await trx
    .insertInto('marks')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
