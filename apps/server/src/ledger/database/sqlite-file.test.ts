import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StoreUnavailable } from '../store-error.ts'
import { asStoreError, isDuplicate } from './database-error.ts'
import { SqliteError } from './sqlite-error.ts'
import { SqliteFile } from './sqlite-file.ts'

function open(file = ':memory:'): SqliteFile {
  const database = new SqliteFile(file, 0)
  onTestFinished(() => database.close())
  return database
}

function openShared(): readonly [SqliteFile, SqliteFile] {
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-sqlite-file-'))
  const file = join(folder, 'shared.sqlite')
  const two = [open(file), open(file)] as const
  onTestFinished(() => rmSync(folder, { recursive: true }))
  two[0].exec('pragma journal_mode = WAL; create table t (a)')
  return two
}

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('Expected an error.')
}

const table = `create table t (
  id integer primary key, name text unique, size integer not null check (size > 0), owner integer references t
); insert into t values (1, 'a', 1, null)`

describe('an error of SQLite', () => {
  it.each([
    ["insert into t values (1, 'b', 1, null)", 'SQLITE_CONSTRAINT_PRIMARYKEY', true],
    ["insert into t values (2, 'a', 1, null)", 'SQLITE_CONSTRAINT_UNIQUE', true],
    ["insert into t values (2, 'b', 0, null)", 'SQLITE_CONSTRAINT_CHECK', false],
    ["insert into t values (2, 'b', null, null)", 'SQLITE_CONSTRAINT_NOTNULL', false],
    ["insert into t values (2, 'b', 1, 9)", 'SQLITE_CONSTRAINT_FOREIGNKEY', false],
    ["insert into t values ('x', 'b', 1, null)", 'SQLITE_MISMATCH', false],
    ['selec', 'SQLITE_ERROR', false],
  ])('has the name of its code, and the statement is the cause: %s', (text, code, isKnown) => {
    const database = open()
    database.exec(table)
    const error = thrownBy(() => database.prepare(text).run([]))
    expect(error).toBeInstanceOf(SqliteError)
    expect(error).toMatchObject({ code })
    expect(asStoreError(error)).toBe(error)
    expect(isDuplicate(error)).toBe(isKnown)
  })

  it.each([
    ['pragma max_page_count = 3', 'SQLITE_FULL'],
    ['pragma query_only = 1', 'SQLITE_READONLY'],
  ])('that is of the disk is one of an unavailable store: %s', (cause, code) => {
    const database = open()
    database.exec(`create table t (a); ${cause}`)
    const error = thrownBy(() => database.prepare('insert into t values (zeroblob(1e6))').run([]))
    expect(error).toMatchObject({ code })
    expect(asStoreError(error)).toBeInstanceOf(StoreUnavailable)
  })

  it('says that another connection writes, or wrote since this one read', () => {
    const [one, other] = openShared()
    one.exec('begin immediate')
    const locked = thrownBy(() => other.exec('begin immediate'))
    expect(locked).toMatchObject({ code: 'SQLITE_BUSY', isBusy: true })
    expect(asStoreError(locked)).toBeInstanceOf(StoreUnavailable)
    other.exec('begin')
    other.prepare('select * from t').all([])
    one.exec('insert into t values (1); commit')
    const stale = thrownBy(() => other.exec('insert into t values (2)'))
    expect(stale).toMatchObject({ code: 'SQLITE_BUSY_SNAPSHOT', isBusy: true })
    expect(other.isTransaction).toBe(true)
  })

  it('says that a file cannot be opened or is no database, and keeps the number of other codes', () => {
    const absent = thrownBy(() => new SqliteFile('/no/such/folder/file', 0))
    expect(absent).toMatchObject({ code: 'SQLITE_CANTOPEN' })
    const notOne = new SqliteFile(import.meta.filename, 0)
    onTestFinished(() => notOne.close())
    expect(thrownBy(() => notOne.prepare('select * from t').all([]))).toMatchObject({
      code: 'SQLITE_NOTADB',
    })
    // SQLITE_IOERR_FSYNC and a code that there is none of.
    expect(new SqliteError('', 1034, null).code).toBe('SQLITE_IOERR (1034)')
    expect(new SqliteError('', 99, null).code).toBe('SQLITE_UNKNOWN (99)')
  })

  it('after the file was closed is one of an unavailable store, for kept statements too', () => {
    const database = open()
    const kept = database.prepare('select 1')
    database.close()
    database.close()
    for (const run of [() => kept.all([]), () => database.prepare('select 2')]) {
      expect(asStoreError(thrownBy(run))).toBeInstanceOf(StoreUnavailable)
    }
  })
})

describe('values', () => {
  it('are read as they were stored, whole numbers up to 2^53', () => {
    const database = open()
    database.exec('create table t (whole integer, part real, word text, bytes blob, none text)')
    const row = [Number.MAX_SAFE_INTEGER, 0.5, 'é\u{1f600}', Uint8Array.of(0, 255), null]
    const insert = database.prepare('insert into t values (?, ?, ?, ?, ?)')
    expect(insert.reader).toBe(false)
    expect(insert.run(row)).toMatchObject({ changes: 1 })
    insert.run([-5n, 0, '', new Uint8Array(0), null])
    const select = database.prepare('select * from t')
    expect(select.reader).toBe(true)
    expect(select.all([])).toEqual([
      { whole: row[0], part: 0.5, word: row[2], bytes: row[3], none: null },
      { whole: -5, part: 0, word: '', bytes: new Uint8Array(0), none: null },
    ])
    expect(database.prepare('select typeof(whole) as type from t').all([])).toEqual([
      { type: 'integer' },
      { type: 'integer' },
    ])
  })

  it('beyond 2^53 are refused when they are read, as no number can hold them', () => {
    const select = open().prepare('select 9007199254740993 as whole')
    expect(() => select.all([])).toThrow(RangeError)
  })

  it.each([undefined, true, {}, new Date(0), Symbol('x')])(
    'that SQLite has no type for are refused: %s',
    (value) => {
      const database = open()
      database.exec('create table t (a)')
      expect(() => database.prepare('insert into t values (?)').run([value])).toThrow(TypeError)
      expect(database.prepare('select * from t').all([])).toEqual([])
    },
  )

  it('of statements that change rows and return them come with the change', () => {
    const database = open()
    database.exec('create table t (a); insert into t values (1)')
    const change = database.prepare('update t set a = a + ? returning a')
    expect([change.reader, change.all([2])]).toEqual([true, [{ a: 3 }]])
    expect(database.prepare('update t set a = ?').run([4])).toMatchObject({ changes: 1 })
  })
})
