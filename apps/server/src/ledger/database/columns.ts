import type { OperationRow, ReplayRow } from './tables.ts'

/**
 * The columns of a row, by name: a statement that PostgreSQL has planned must not get another number of
 * columns after a newer version has added one.
 */
export const operationColumns = [
  'id',
  'account_id',
  'key_id',
  'endpoint',
  'bucket',
  'units',
  'price',
  'payment',
  'state',
  'token',
  'created_at',
  'expires_at',
  'closed_at',
  'reason',
] as const satisfies readonly (keyof OperationRow)[]

export const replayColumns = [
  'account_id',
  'endpoint',
  'key_digest',
  'body_digest',
  'operation_id',
  'state',
  'expires_at',
  'status',
  'sealed_body',
] as const satisfies readonly (keyof ReplayRow)[]
