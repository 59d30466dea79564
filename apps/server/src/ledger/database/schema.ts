import { sql } from 'kysely'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'

/** The parts of a schema that this program relies on. */
interface Schema {
  /** Columns by table. */
  readonly tables: ReadonlyMap<string, readonly string[]>
  readonly indexes: readonly string[]
}

let expected: Promise<Schema> | undefined

/** What the migrations make, read from an empty database in memory. */
function expectedSchema(): Promise<Schema> {
  expected ??= (async () => {
    const database = openSqlite(':memory:')
    try {
      await migrate(database, 0)
      return await readSchema(database)
    } finally {
      await database.db.destroy()
    }
  })()
  return expected
}

/** What a database lacks, in words; empty when nothing is missing. */
export interface Missing {
  /** Tables and columns, without which calls fail. */
  readonly data: readonly string[]
  /** Indexes and triggers, without which calls are slow or rows unprotected. */
  readonly guards: readonly string[]
}

/**
 * Compares the tables of a database with those that this program expects. More than is expected does no
 * harm.
 */
export async function missingInSchema(database: Database): Promise<Missing> {
  const [wanted, found] = [await expectedSchema(), await readSchema(database)]
  const data: string[] = []
  for (const [table, columns] of wanted.tables) {
    const there = found.tables.get(table)
    if (there === undefined) data.push(`table \`${table}\``)
    else {
      const lost = columns.filter((column) => !there.includes(column))
      data.push(...lost.map((column) => `column \`${table}.${column}\``))
    }
  }
  const lost = wanted.indexes.filter((index) => !found.indexes.includes(index))
  const guards = lost.map((index) => `index \`${index}\``)
  if (!(await isGuarded(database))) guards.push('trigger that refuses changes of `ledger`')
  return { data, guards }
}

/**
 * Throws unless the database answers and has every column; `select 1` alone would say that a database
 * works in which no call can be charged.
 */
export async function checkColumns(database: Database): Promise<void> {
  const { tables } = await expectedSchema()
  const reads = [...tables].map(([table, columns]) => {
    // With their table, because SQLite may take a lone quoted name that it does not know for a text.
    const names = columns.map((column) => sql.ref(`${table}.${column}`))
    return sql`exists (select ${sql.join(names)} from ${sql.table(table)} where 1 = 0)`
  })
  await sql`select 1 where ${sql.join(reads, sql` or `)}`.execute(database.db)
}

async function readSchema({ engine, db }: Database): Promise<Schema> {
  const columns =
    engine === 'sqlite'
      ? sql<Column>`select m.name as "table", c.name as "column"
          from sqlite_master m join pragma_table_info(m.name) c
          where m.type = 'table' and m.name not like 'sqlite_%'`
      : sql<Column>`select table_name as "table", column_name as "column"
          from information_schema.columns where table_schema = current_schema()`
  const indexes =
    engine === 'sqlite'
      ? sql<Name>`select name from sqlite_master where type = 'index' and sql is not null`
      : sql<Name>`select indexname as name from pg_indexes where schemaname = current_schema()`
  const tables = new Map<string, string[]>()
  for (const { table, column } of (await columns.execute(db)).rows) {
    tables.set(table, [...(tables.get(table) ?? []), column])
  }
  return { tables, indexes: (await indexes.execute(db)).rows.map(({ name }) => name) }
}

interface Column {
  readonly table: string
  readonly column: string
}
interface Name {
  readonly name: string
}

/** Whether a trigger refuses changes of the ledger (decision 35). */
async function isGuarded({ engine, db }: Database): Promise<boolean> {
  const triggers =
    engine === 'sqlite'
      ? sql<Name>`select name from sqlite_master where type = 'trigger' and tbl_name = 'ledger'`
      : sql<Name>`select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where c.relname = 'ledger' and c.relnamespace = current_schema()::regnamespace
          and not t.tgisinternal and t.tgenabled in ('O', 'A')`
  return (await triggers.execute(db)).rows.length >= (engine === 'sqlite' ? 2 : 1)
}
