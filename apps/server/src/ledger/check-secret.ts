import { transact } from './database/database.ts'
import type { StoreParts } from './parts.ts'
import { StoreRefusal } from './store-error.ts'

/**
 * Refuses a database that was created with another secret: no key and no stored answer would be valid.
 * The first start stores the digest that later starts compare.
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
    'The database was created with another secret: set the same CONTENT_TRUST_SECRET, or use the file `secret` of the data directory that the database was created with.',
  )
}
