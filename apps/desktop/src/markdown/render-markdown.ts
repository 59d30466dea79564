import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { markOffsets } from './mark-offsets.ts'
import { nameHeadings } from './name-headings.ts'
import { setDirections } from './set-directions.ts'

/**
 * Before each `id` in the window, where names of a draft must not be those of the window. Links to a place in
 * the draft have no prefix.
 */
export const ID_PREFIX = 'user-content-'

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

const writerWith = (prefix: string) =>
  unified()
    .use(remarkRehype, { allowDangerousHtml: false, clobberPrefix: '' })
    .use(markOffsets)
    .use(nameHeadings)
    .use(rehypeSanitize, { ...schema, clobberPrefix: prefix })
    .use(setDirections)
    .freeze()

const inWindow = writerWith(ID_PREFIX)
const alone = writerWith('')

/** The Markdown of a draft as a tree. */
export function readMarkdown(text: string): MarkdownRoot {
  return reader.parse(text)
}

/**
 * A draft as it will look: a tree without scripts, handlers, frames and raw HTML; places are kept. `document`:
 * for a document of its own, whose links find their places by themselves.
 */
export function renderMarkdown(text: string, target: 'window' | 'document' = 'window'): Root {
  return (target === 'window' ? inWindow : alone).runSync(readMarkdown(text))
}
