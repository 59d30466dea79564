import type { Syntax } from '../../schema/index.ts'
import type { BlockTable } from '../markdown/block-table.ts'
import type { ScanBuffers } from '../markdown/scan-buffers.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { scanPlain } from '../markdown/scan-plain.ts'
import type { ScannedText } from '../markdown/scanned-text.ts'
import { scanAsciidoc } from './asciidoc/scan-asciidoc.ts'
import { scanHtml } from './html/scan-html.ts'
import { scanRst } from './rst/scan-rst.ts'

/** Syntaxes that two versions of a draft are compared in: MDX is compared as Markdown. */
export const comparedSyntaxes = ['markdown', 'plain', 'html', 'asciidoc', 'rst'] as const
export type ComparedSyntax = (typeof comparedSyntaxes)[number]

/** The syntax that two versions of a draft are compared in. */
export function comparedSyntax(syntax: Syntax): ComparedSyntax {
  return syntax === 'mdx' ? 'markdown' : syntax
}

/** Finds the prose of a draft by the scanner of its syntax; buffers are used again where given. */
export function scanSource(
  source: string,
  syntax: Syntax,
  codes?: Uint16Array,
  blocks?: BlockTable,
  buffers?: ScanBuffers,
): ScannedText {
  switch (syntax) {
    case 'plain':
      return scanPlain(source, codes, blocks)
    case 'html':
      return scanHtml(source, codes, blocks)
    case 'asciidoc':
      return scanAsciidoc(source, codes, blocks)
    case 'rst':
      return scanRst(source, codes, blocks)
    default:
      return scanMarkdown(source, syntax, codes, blocks, buffers)
  }
}
