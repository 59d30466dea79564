import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { StoreParts } from '../parts.ts'
import type { Violation } from '../ports.ts'
import { StoreUnavailable } from '../store-error.ts'
import { mostFindings, unhurried } from './run-check.ts'

/** What a database says about its own files. */
export interface EngineReport {
  readonly violations: readonly Violation[]
  readonly notes: readonly string[]
  /** Whether its files are damaged so much that no query can be believed. */
  readonly isUnreadable: boolean
}

const invariant = 'The database itself'
const amcheckHint =
  'PostgreSQL did not check its tables and indexes: run `create extension amcheck` in this database as a superuser, and verify as one.'

/** SQLSTATE: not allowed to, no such function, no such schema. */
const isWithoutAmcheck = /^(?:42501|42883|3F000)$/

/** Lets the database check its files: indexes that lack rows, damaged pages, rows that refer to nothing. */
export function verifyEngine(parts: StoreParts): Promise<EngineReport> {
  return parts.database.engine === 'sqlite' ? verifySqlite(parts.database) : verifyPostgres(parts)
}

async function verifySqlite({ db }: Database): Promise<EngineReport> {
  const said: string[] = []
  let isUnreadable = false
  try {
    const check = sql<{ integrity_check: string }>`pragma integrity_check(${sql.lit(mostFindings)})`
    const lines = (await check.execute(db)).rows.map((row) => row.integrity_check)
    said.push(...lines.filter((line) => line !== 'ok'))
    const broken = await sql<ForeignKey>`pragma foreign_key_check`.execute(db)
    const rows = broken.rows.slice(0, mostFindings)
    said.push(
      ...rows.map((row) => `${row.table} row ${row.rowid} refers to nothing in ${row.parent}`),
    )
  } catch (error) {
    isUnreadable = true
    said.push(error instanceof Error ? error.message : 'it cannot be read')
  }
  return { violations: said.map(violation), notes: [], isUnreadable }
}

interface ForeignKey {
  readonly table: string
  readonly rowid: number
  readonly parent: string
}

function violation(text: string): Violation {
  return { invariant, detail: text }
}

interface Relation {
  readonly name: string
  readonly kind: 'r' | 'i'
}

async function verifyPostgres(parts: StoreParts): Promise<EngineReport> {
  const found = await sql<{ schema: string }>`select n.nspname as schema
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'amcheck'`.execute(parts.database.db)
  const schema = found.rows[0]?.schema
  if (schema === undefined) return { violations: [], notes: [amcheckHint], isUnreadable: false }
  const { rows } = await sql<Relation>`select c.relname as name, c.relkind as kind
    from pg_class c left join pg_am m on m.oid = c.relam
    where c.relnamespace = current_schema()::regnamespace
      and (c.relkind = 'r' or (c.relkind = 'i' and m.amname = 'btree'))
    order by c.relname`.execute(parts.database.db)
  const violations: Violation[] = []
  for (const relation of rows) {
    try {
      violations.push(...(await verifyRelation(parts, schema, relation)))
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (isWithoutAmcheck.test(String(code)))
        return { violations, notes: [amcheckHint], isUnreadable: false }
      violations.push(violation(`${relation.name}: ${error instanceof Error ? error.message : ''}`))
    }
  }
  return { violations: violations.slice(0, mostFindings), notes: [], isUnreadable: false }
}

async function verifyRelation(
  parts: StoreParts,
  schema: string,
  { name, kind }: Relation,
): Promise<readonly Violation[]> {
  const relation = sql`${sql.lit(`"${name}"`)}::regclass`
  if (kind === 'i') {
    const check = sql.ref(`${schema}.bt_index_check`)
    await unhurried(parts, (db) => sql`select ${check}(${relation}, true)`.execute(db))
    return []
  }
  const verify = sql.ref(`${schema}.verify_heapam`)
  const { rows } = await unhurried(parts, (db) =>
    sql<{ block: number; message: string }>`select blkno as block, msg as message
      from ${verify}(${relation}) limit ${sql.lit(mostFindings)}`.execute(db),
  )
  return rows.map(({ block, message }) => violation(`${name}, block ${block}: ${message}`))
}
