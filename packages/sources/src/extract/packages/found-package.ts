import type { Ecosystem } from '../../schema/index.ts'

/** A package that code names, by the offsets of its name in the code. */
export interface FoundPackage {
  readonly ecosystem: Ecosystem
  readonly identifier: string
  readonly version: string | null
  readonly start: number
  readonly end: number
}
