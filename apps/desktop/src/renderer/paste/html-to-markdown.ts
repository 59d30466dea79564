import type { Root } from 'hast'
import type { Root as MarkdownRoot, RootContent, Text } from 'mdast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { cleanHtml, isFromCodeEditor } from './clean-html.ts'

/** Longest HTML that is read, in characters; of more only the text is taken. */
export const MOST_HTML = 2_000_000

const reader = unified().use(rehypeParse, { fragment: true })

const converter = unified()
  .use(cleanHtml)
  .use(rehypeSanitize, {
    ...defaultSchema,
    protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  })
  .use(rehypeRemark)

/** As writers write it: one kind of bullet, and no sign before words that need none. */
const style: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  handlers: {
    text: ({ value }: Text, _parent, state, info) =>
      state
        .safe(value, info)
        .replace(/(?<=\w)\\_(?=\w)/g, '_')
        .replace(/(?<=\bhttps?)\\:(?=\/\/)/g, ':')
        .replace(/(?<=\bwww)\\\./gi, '.')
        .replace(/(?<=[\w.+-])\\@(?=\w)/g, '@'),
  },
}
const writer = unified().use(remarkGfm).use(remarkStringify, style)

/** Markdown that can be put into a draft. */
export interface Converted {
  readonly markdown: string
  /** Whether there is more than one paragraph of words: lists, headings, a table. */
  readonly isBlocks: boolean
}

/** What HTML from the clipboard has to say. */
export type ReadHtml =
  | ({ readonly kind: 'words' } & Converted)
  /** Pictures of the web and nothing else. */
  | ({ readonly kind: 'pictures' } & Converted)
  /** The text beside it is the better choice: too long, from an editor for code, or nothing but the text. */
  | { readonly kind: 'text' }
  | { readonly kind: 'nothing' }

/** Reads HTML as Markdown, without anything being loaded or run. */
export function readHtml(html: string): ReadHtml {
  if (html.length > MOST_HTML) return { kind: 'text' }
  try {
    const tree = reader.parse(html)
    return isFromCodeEditor(tree) ? { kind: 'text' } : convert(tree)
  } catch (error) {
    // Elements in elements in elements: the text is all that can be read.
    if (error instanceof RangeError) return { kind: 'text' }
    throw error
  }
}

function convert(tree: Root): ReadHtml {
  const root: MarkdownRoot = converter.runSync(tree)
  const children = root.children.filter((node) => !isEmpty(node))
  const [first, second] = children
  if (first === undefined) return { kind: 'nothing' }
  const isBlocks = second !== undefined || first.type !== 'paragraph'
  const isPlain = first.type === 'paragraph' && first.children.every(({ type }) => type === 'text')
  if (!isBlocks && isPlain) return { kind: 'text' }
  const markdown = writer.stringify({ ...root, children }).trimEnd()
  return { kind: children.every(isPictures) ? 'pictures' : 'words', markdown, isBlocks }
}

function isEmpty(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.every(({ type }) => type === 'break')
}

function isPictures(node: RootContent): boolean {
  if (node.type !== 'paragraph') return false
  return node.children.every((child) => {
    if (child.type === 'text') return child.value.trim() === ''
    if (child.type === 'link') return child.children.every(({ type }) => type === 'image')
    return child.type === 'image' || child.type === 'break'
  })
}
