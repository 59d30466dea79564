import type { Root } from 'mdast'
import * as z from 'zod'
import { syntaxes } from './syntaxes.ts'

/** How a draft's text is read. */
export const syntaxSchema = z.enum(syntaxes)
export type Syntax = z.infer<typeof syntaxSchema>

/**
 * A text to score. `source` is the exact text that spans refer to. With `tree`, an mdast that
 * somebody already parsed from `source`, the engine reads the blocks from the tree instead of
 * scanning; its nodes must carry positions with offsets.
 */
export interface Draft {
  readonly source: string
  readonly syntax: Syntax
  readonly tree?: Root
}
