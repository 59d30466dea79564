import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../../apps/server/src/ledger/database/database.ts'

/**
 * All that a database holds, as text: on SQLite the bytes of its files, free pages and log
 * included; on PostgreSQL every row of every table.
 */
export async function storedBytes({ engine, db }: Database): Promise<string> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
    const directory = dirname(rows[0]?.file ?? '')
    return readdirSync(directory)
      .map((name) => readFileSync(`${directory}/${name}`, 'latin1'))
      .join('\n')
  }
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(db)
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      row: string
    }>`select t::text as row from ${sql.table(name)} t`.execute(db)
    texts.push(name, ...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}
