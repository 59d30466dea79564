import type { Row } from './row.ts'

/** One part of the page of figures. */
export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
  readonly tables?: readonly (readonly string[])[]
}
