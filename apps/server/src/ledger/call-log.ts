import type { Work } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { CallRow, OperationRow } from './database/tables.ts'
import { canonicalJson } from './fingerprint.ts'
import type { Milliseconds } from './money.ts'
import type { Completion, Net, Submitted } from './ports.ts'
import { redactResult } from './privacy/redact-result.ts'
import type { Secrets } from './privacy/secret.ts'
import { StoreRefusal } from './store-error.ts'

/** Writes the permanent record of a billed call: hashes and metadata (R-PRIV-04). */
export async function logCall(
  trx: Work,
  secrets: Secrets,
  operation: OperationRow,
  { units, price }: Net,
  completion: Completion,
  now: Milliseconds,
): Promise<void> {
  const totals = await countCall(trx, operation.account_id, { units, price }, now)
  await addCall(trx, callRowOf(secrets, operation, { units, price }, completion, totals))
  await retainTexts(trx, operation.id, completion.submitted, now)
}

/** The record of a call: hashes and metadata, without any text (R-PRIV-04). */
export function callRowOf(
  secrets: Secrets,
  operation: OperationRow,
  { units, price }: Net,
  completion: Completion,
  totals: Totals,
): CallRow {
  const { submitted } = completion
  return {
    ...totals,
    operation_id: operation.id,
    analysis_id: completion.analysisId,
    account_id: operation.account_id,
    key_id: operation.key_id,
    endpoint: operation.endpoint,
    modality: completion.modality,
    bucket: operation.bucket,
    units,
    spent: price,
    status: completion.status,
    latency_ms: Math.round(completion.latencyMs),
    model_version: completion.modelVersion,
    content_hash: contentHash(secrets, submitted),
    hostname: submitted.kind === 'media' ? submitted.hostname : null,
    result: redactResult(completion.body),
  }
}

const addCall = prepare((db, param: Param<CallRow>) =>
  db.insertInto('calls').values({
    operation_id: param('operation_id'),
    analysis_id: param('analysis_id'),
    account_id: param('account_id'),
    key_id: param('key_id'),
    at: param('at'),
    endpoint: param('endpoint'),
    modality: param('modality'),
    bucket: param('bucket'),
    units: param('units'),
    spent: param('spent'),
    status: param('status'),
    latency_ms: param('latency_ms'),
    model_version: param('model_version'),
    content_hash: param('content_hash'),
    hostname: param('hostname'),
    result: param('result'),
    calls_so_far: param('calls_so_far'),
    units_so_far: param('units_so_far'),
    spent_so_far: param('spent_so_far'),
  }),
)

export type Totals = Pick<CallRow, 'at' | 'calls_so_far' | 'units_so_far' | 'spent_so_far'>

/** Adds a call to the totals of its account, which must be locked; returns the time and the totals. */
async function countCall(
  trx: Work,
  accountId: string,
  { units, price }: Net,
  now: Milliseconds,
): Promise<Totals> {
  const [row] = await addToTotals(trx, { accountId, units, price, now })
  if (row === undefined) throw new StoreRefusal('There is no such account.')
  return {
    at: row.last_call_at ?? now,
    calls_so_far: row.calls,
    units_so_far: row.units,
    spent_so_far: row.spent,
  }
}

const addToTotals = prepare((db, param: Param<Net & { accountId: string; now: Milliseconds }>) =>
  db
    .updateTable('accounts')
    .set(({ eb }) => ({
      calls: eb('calls', '+', 1),
      units: eb('units', '+', param('units')),
      spent: eb('spent', '+', param('price')),
      last_call_at: eb
        .case()
        .when('last_call_at', '>', param('now'))
        .then(eb.ref('last_call_at'))
        .else(param('now'))
        .end(),
    }))
    .where('id', '=', param('accountId'))
    .returning(['calls', 'units', 'spent', 'last_call_at']),
)

function contentHash(secrets: Secrets, submitted: Submitted): string {
  return secrets.digestContent(
    submitted.kind === 'media' ? submitted.source : canonicalJson(submitted.texts),
  )
}

/** Stores the texts at the request of the caller; media are never stored (R-PRIV-07, R-PRIV-08). */
export async function retainTexts(
  trx: Work,
  operationId: string,
  submitted: Submitted,
  at: Milliseconds,
): Promise<void> {
  if (submitted.kind !== 'text' || !submitted.retain) return
  for (const [position, text] of submitted.texts.entries()) {
    await trx
      .insertInto('retained_texts')
      .values({ operation_id: operationId, position, text, at })
      .execute()
  }
}
