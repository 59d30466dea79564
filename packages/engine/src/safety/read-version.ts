import { listBlocks } from '../text/markdown/block-table.ts'
import type { BlockKind, ScannedText } from '../text/markdown/scanned-text.ts'
import { type ComparedSyntax, scanSource } from '../text/markup/scan-source.ts'
import { cleanText } from './clean-text.ts'
import { type Markup, readMarkup } from './markup.ts'
import { type Token, tokenize } from './tokens.ts'

/** A block of prose, clean and cut into tokens. */
export interface CleanBlock {
  readonly kind: BlockKind
  readonly depth: number
  readonly quoted: boolean
  readonly text: string
  readonly tokens: readonly Token[]
}

/** One of the two versions, read once; every check looks at this. */
export interface Version {
  readonly source: string
  readonly scanned: ScannedText
  readonly blocks: readonly CleanBlock[]
  /** Tokens of all blocks. */
  readonly tokens: readonly Token[]
  readonly markup: Markup
}

/** Reads one version of a draft. */
export function readVersion(source: string, syntax: ComparedSyntax): Version {
  const scanned = scanSource(source, syntax)
  let sentence = 0
  const blocks = listBlocks(scanned.blocks).map((block, index) => {
    const text = cleanText(source, scanned.codes, block)
    const tokens = tokenize(text, index, sentence)
    sentence = (tokens.at(-1)?.sentence ?? sentence) + 1
    return { kind: block.kind, depth: block.depth, quoted: block.quoted, text, tokens }
  })
  const tokens = blocks.flatMap((block) => block.tokens)
  return { source, scanned, blocks, tokens, markup: readMarkup(scanned) }
}
