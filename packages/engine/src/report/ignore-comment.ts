import type { Syntax } from '../schema/index.ts'

/** What a comment in a draft switches off: the next line, its own, or the file. */
export type IgnoreKind = 'disable-next-line' | 'disable-line' | 'ignore-file'

/** What stands before and after the text of a comment. */
interface CommentForm {
  readonly open: string
  readonly close: string
}

const html: CommentForm = { open: '<!-- ', close: ' -->' }

/** How a comment is written in each syntax; null where there are none. */
const forms = {
  markdown: html,
  // An HTML comment does not compile there.
  mdx: { open: '{/* ', close: ' */}' },
  html,
  // These fill their line.
  asciidoc: { open: '// ', close: '' },
  rst: { open: '.. ', close: '' },
  plain: null,
} satisfies Readonly<Record<Syntax, CommentForm | null>>

/** The comment that keeps a rule quiet, as a draft of this syntax has comments; null where there are none. */
export function ignoreComment(
  kind: IgnoreKind,
  rule: string,
  syntax: Exclude<Syntax, 'plain'>,
  reason?: string,
): string
export function ignoreComment(
  kind: IgnoreKind,
  rule: string,
  syntax: Syntax,
  reason?: string,
): string | null
export function ignoreComment(
  kind: IgnoreKind,
  rule: string,
  syntax: Syntax,
  reason?: string,
): string | null {
  const form = forms[syntax]
  const words = `content-trust-${kind} ${rule}${reason === undefined ? '' : ` -- ${reason}`}`
  return form && `${form.open}${words}${form.close}`
}
