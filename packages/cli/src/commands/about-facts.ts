import type { About } from '@content-trust/engine/schema'
import type { Colors } from '../terminal/page.ts'

/** What every part of the page of `about` is drawn from. */
export interface AboutPage {
  readonly colors: Colors
  readonly columns: number
  readonly facts: About & { readonly version: string }
}
