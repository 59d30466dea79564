import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .freeze()
const mdx = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .use(remarkMdx)
  .freeze()

/** Parses a draft as the reference does; MDX that it rejects throws. */
export function parseWithRemark(source: string, syntax: 'markdown' | 'mdx'): Root {
  return (syntax === 'mdx' ? mdx : markdown).parse(source)
}

/** As `parseWithRemark`, but null for a draft that is not MDX. */
export function parseUnlessRejected(source: string, syntax: 'markdown' | 'mdx'): Root | null {
  if (syntax === 'markdown') return parseWithRemark(source, syntax)
  try {
    return parseWithRemark(source, syntax)
  } catch (error) {
    if (error instanceof Error && 'ruleId' in error) return null
    throw error
  }
}
