import { type Compilable, type CompiledQuery, type Expression, type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A placeholder for a value that each run of a prepared query supplies. */
export type Param<Values> = <Name extends keyof Values & string>(
  name: Name,
) => Expression<Values[Name]>

/**
 * A query of the busiest calls: compiled once for each database, then run with other values. Compiling
 * one takes longer than SQLite takes to run it.
 */
export function prepare<Values extends object, Row>(
  build: (db: Kysely<Tables>, param: Param<Values>) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<readonly Row[]> {
  // All transactions of one open database share its adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  const names = new Map<unknown, keyof Values>()
  const param: Param<Values> = (name) => {
    const place = { name }
    names.set(place, name)
    return sql<Values[typeof name]>`${sql.val(place)}`
  }
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, param).compile()
    compiled.set(adapter, query)
    const filled: CompiledQuery<Row> = {
      ...query,
      parameters: query.parameters.map((value) => {
        const name = names.get(value)
        return name === undefined ? value : values[name]
      }),
    }
    return (await db.executeQuery(filled)).rows
  }
}
