import type { OperationRow } from './database/tables.ts'
import type { MicroUsd } from './money.ts'

/** What goes back of the price of an operation that is charged less. */
export function creditOf({ price }: OperationRow, charge: MicroUsd): MicroUsd {
  if (!Number.isSafeInteger(charge) || charge < 0 || charge > price) {
    throw new RangeError('A call is charged a whole amount from 0 to its price.')
  }
  return price - charge
}
