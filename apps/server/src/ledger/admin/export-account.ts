import type { Kysely } from 'kysely'
import { query } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { StoreParts } from '../parts.ts'
import { openAnswer } from '../stored-answer.ts'

/** Most rows that are in memory at a time. */
const page = 500

interface ById {
  readonly id: string
}
interface BySequence {
  readonly seq: number
}

type Read<Row> = (db: Kysely<Tables>, last: Row | undefined) => Promise<readonly Row[]>

/**
 * Everything that is stored about an account, as one JSON document in pieces. Digests of keys and
 * sessions are left out: they are of no use to their owner.
 */
export async function* exportAccount(parts: StoreParts, accountId: string): AsyncIterable<string> {
  const account = await query(parts.database, (db) =>
    db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow(),
  )
  yield `{\n"exported_at": ${parts.clock()},\n"account": ${JSON.stringify(account)}`
  yield* list<ById>(parts, 'keys', (db, last) => keysOf(db, accountId, last))
  yield* list<object>(parts, 'sessions', (db, last) => sessionsOf(db, accountId, last))
  yield* list<ById>(parts, 'access_requests', (db, last) => requestsOf(db, accountId, last))
  yield* list<BySequence>(parts, 'ledger', (db, last) => entriesOf(db, accountId, last))
  yield* list<ById>(parts, 'operations', (db, last) => operationsOf(db, accountId, last))
  yield* list<ExportedCall>(parts, 'calls', (db, last) => callsOf(db, accountId, last))
  yield* list<{ readonly operation_id: string }>(parts, 'stored_answers', (db, last) =>
    answersOf(parts, db, accountId, last),
  )
  yield* list<BySequence>(parts, 'admin_actions', (db, last) => actionsOf(db, accountId, last))
  yield '\n}\n'
}

/** The rows of one table as a member of the document, read page by page. */
async function* list<Row>(
  { database }: StoreParts,
  name: string,
  read: Read<Row>,
): AsyncIterable<string> {
  yield `,\n"${name}": [`
  let last: Row | undefined
  do {
    const from: Row | undefined = last
    const rows = await query(database, (db) => read(db, from))
    if (rows.length > 0) {
      yield `${from === undefined ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
    }
    last = rows.length < page ? undefined : rows.at(-1)
  } while (last !== undefined)
  yield ']'
}

function keysOf(db: Kysely<Tables>, accountId: string, last: ById | undefined) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'label', 'hint', 'created_at', 'expires_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .where('id', '>', last?.id ?? '')
    .orderBy('id')
    .limit(page)
    .execute()
}

/** Sessions end after hours, so one page has them all. */
async function sessionsOf(db: Kysely<Tables>, accountId: string, last: object | undefined) {
  if (last !== undefined) return []
  return db
    .selectFrom('sessions')
    .select(['key_id', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .execute()
}

function requestsOf(db: Kysely<Tables>, accountId: string, last: ById | undefined) {
  return db
    .selectFrom('access_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '>', last?.id ?? '')
    .orderBy('id')
    .limit(page)
    .execute()
}

function entriesOf(db: Kysely<Tables>, accountId: string, last: BySequence | undefined) {
  return db
    .selectFrom('ledger')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('seq', '>', last?.seq ?? 0)
    .orderBy('seq')
    .limit(page)
    .execute()
}

function operationsOf(db: Kysely<Tables>, accountId: string, last: ById | undefined) {
  return db
    .selectFrom('operations')
    .select(['id', 'key_id', 'endpoint', 'bucket', 'units', 'price', 'payment', 'state'])
    .select(['created_at', 'closed_at', 'reason'])
    .where('account_id', '=', accountId)
    .where('id', '>', last?.id ?? '')
    .orderBy('id')
    .limit(page)
    .execute()
}

interface ExportedCall {
  readonly at: number
  readonly calls_so_far: number
}

/** The records of calls, with the texts that were stored at the request of their caller. */
async function callsOf(
  db: Kysely<Tables>,
  accountId: string,
  last: ExportedCall | undefined,
): Promise<readonly ExportedCall[]> {
  const calls = await db
    .selectFrom('calls')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(last !== undefined, (rest) =>
      rest.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'calls_so_far'), '>', tuple(last?.at ?? 0, last?.calls_so_far ?? 0)),
      ),
    )
    .orderBy('at')
    .orderBy('calls_so_far')
    .limit(page)
    .execute()
  if (calls.length === 0) return []
  const ids = calls.map((call) => call.operation_id)
  const texts = await db
    .selectFrom('retained_texts')
    .selectAll()
    .where('operation_id', 'in', ids)
    .orderBy('position')
    .execute()
  return calls.map(({ result, ...call }) => ({
    ...call,
    result: parsed(result),
    texts: texts.filter((text) => text.operation_id === call.operation_id).map(({ text }) => text),
  }))
}

async function answersOf(
  { secrets }: StoreParts,
  db: Kysely<Tables>,
  accountId: string,
  last: { operation_id: string } | undefined,
) {
  const rows = await db
    .selectFrom('replays')
    .select(['operation_id', 'endpoint', 'expires_at', 'status', 'sealed_body'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'done')
    .where('operation_id', '>', last?.operation_id ?? '')
    .orderBy('operation_id')
    .limit(page)
    .execute()
  return rows.map(({ sealed_body: sealed, ...row }) => ({
    ...row,
    answer: parsed(sealed === null ? '' : (openAnswer(secrets, row.operation_id, sealed) ?? '')),
  }))
}

function actionsOf(db: Kysely<Tables>, accountId: string, last: BySequence | undefined) {
  return db
    .selectFrom('admin_actions')
    .select(['seq', 'at', 'actor', 'action', 'detail'])
    .where('account_id', '=', accountId)
    .where('seq', '>', last?.seq ?? 0)
    .orderBy('seq')
    .limit(page)
    .execute()
}

/** JSON as a value; null for what was erased. */
function parsed(json: string): unknown {
  return json === '' ? null : JSON.parse(json)
}
