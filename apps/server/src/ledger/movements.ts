import type { EntryKind, OperationRow } from './database/tables.ts'
import type { MicroUsd } from './money.ts'

const effects = { grant: 1, hold: -1, capture: 0, void: 1, refund: 1, charge: -1 } as const

/** The change of the balance that an entry makes. */
export function deltaOf(kind: EntryKind, amount: MicroUsd): MicroUsd {
  return effects[kind] * amount
}

/** The kind of entry that returns the whole price of an operation. */
export function returnOf({ payment }: Pick<OperationRow, 'payment'>): 'refund' | 'void' {
  return payment === 'debit' ? 'refund' : 'void'
}
