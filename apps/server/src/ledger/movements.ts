import type { EntryKind, OperationRow } from './database/tables.ts'
import type { MicroUsd } from './money.ts'

const effects = { grant: 1, hold: -1, capture: 0, void: 1, refund: 1 } as const

/** What an entry changes of the balance. */
export function deltaOf(kind: EntryKind, amount: MicroUsd): MicroUsd {
  return effects[kind] * amount
}

/** The entry that gives the whole price of an operation back. */
export function returnOf({ payment }: Pick<OperationRow, 'payment'>): 'refund' | 'void' {
  return payment === 'debit' ? 'refund' : 'void'
}
