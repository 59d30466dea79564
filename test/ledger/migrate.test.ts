import { describe, expect, it } from 'vitest'
import { migrate } from '../../apps/server/src/ledger/database/migrate.ts'
import { freshDatabase, openTestStore } from './support/open-test-store.ts'

describe('migrations', () => {
  it('run once, however many instances start on an empty database', async () => {
    const open = await freshDatabase()
    const databases = [open(), open(), open(), open()]
    try {
      await Promise.all(databases.map((database) => migrate(database, 5)))
      const rows = await databases[0]?.db.selectFrom('migrations').selectAll().execute()
      expect(rows).toContainEqual({ name: '0001', applied_at: 5 })
      expect(rows).toContainEqual({ name: '0002', applied_at: 5 })
      expect(new Set(rows?.map(({ name }) => name)).size).toBe(rows?.length)
    } finally {
      await Promise.all(databases.map(({ db }) => db.destroy()))
    }
  })

  it('refuse a database that a newer version made', async () => {
    const { parts } = await openTestStore()
    await parts.database.db
      .insertInto('migrations')
      .values({ name: '9999', applied_at: 0 })
      .execute()
    await expect(migrate(parts.database, 0)).rejects.toThrow(
      /migration `9999`.*does not know.*restore the backup/,
    )
  })

  it('leave nothing behind when they fail halfway', async () => {
    const open = await freshDatabase()
    const { db, ...database } = open()
    try {
      await db.schema.createTable('calls').addColumn('id', 'text').execute()
      await expect(migrate({ db, ...database }, 0)).rejects.toThrow(/already exists/)
      await db.schema.dropTable('calls').execute()
      await migrate({ db, ...database }, 0)
      expect(await db.selectFrom('calls').selectAll().execute()).toEqual([])
    } finally {
      await db.destroy()
    }
  })
})
