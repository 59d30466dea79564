import type { OperationRow } from './database/tables.ts'
import type { MicroUsd } from './money.ts'

/** The part of an operation's price to refund when it is charged less. */
export function creditOf({ price }: OperationRow, charge: MicroUsd): MicroUsd {
  if (!Number.isSafeInteger(charge) || charge < 0 || charge > price) {
    throw new RangeError('The charge of a call is a whole amount from 0 to its price.')
  }
  return price - charge
}
