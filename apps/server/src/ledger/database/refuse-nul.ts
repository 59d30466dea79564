import { StoreRefusal } from '../store-error.ts'

/** Refuses text with U+0000, which PostgreSQL cannot store and SQLite can: what one refuses, both do. */
export function refuseNul(values: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw new StoreRefusal('Found text with U+0000, expected text without it.')
    }
  }
}
