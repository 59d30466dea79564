import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { markOffsets } from './mark-offsets.ts'

/** HTML in a draft is untrusted: what is not Markdown is removed before anything is drawn. */
const schema = {
  ...defaultSchema,
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []), 'dataFrom', 'dataTo'],
  },
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml'])
const writer = unified()
  .use(remarkRehype, { allowDangerousHtml: false })
  .use(markOffsets)
  .use(rehypeSanitize, schema)

/** The Markdown of a draft as a tree. */
export function readMarkdown(text: string): MarkdownRoot {
  return reader.parse(text)
}

/** A draft as it will look: a tree without scripts, handlers, frames and raw HTML; places are kept. */
export function renderMarkdown(text: string): Root {
  return writer.runSync(readMarkdown(text))
}
