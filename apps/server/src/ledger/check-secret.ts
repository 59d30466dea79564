import { transact } from './database/database.ts'
import type { StoreParts } from './parts.ts'
import { StoreRefusal } from './store-error.ts'

/**
 * Refuses a database that was made with another secret: no key would open, and no stored answer.
 * The first start leaves the mark by which the next ones tell.
 */
export async function checkSecret({ database, secrets }: StoreParts): Promise<void> {
  const mark = { name: 'secret', value: secrets.digestContent('the secret of this database') }
  const value = await transact(database, async (trx) => {
    const row = await trx
      .insertInto('marks')
      .values(mark)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: mark.name }))
      .returning('value')
      .executeTakeFirstOrThrow()
    return row.value
  })
  if (value === mark.value) return
  throw new StoreRefusal(
    'The database was made with another secret: give this instance the same CONTENT_TRUST_SECRET, or the file `secret` of the data directory it was made with.',
  )
}
