import { KIND } from '../../markdown/scanned-text.ts'

/** What lines of one indentation belong to. */
export interface RstContext {
  /** Columns before its lines. */
  readonly indent: number
  /** A number of KIND for its paragraphs. */
  readonly kind: number
  /** Lists around it. */
  readonly depth: number
  readonly isQuoted: boolean
}

/** What the next lines that are indented further belong to. */
export type Body = Omit<RstContext, 'indent'>

const root: RstContext = { indent: 0, kind: KIND.paragraph, depth: 0, isQuoted: false }

/** The contexts that are open, from the outermost; each line closes those that are indented further. */
export class RstContexts {
  readonly #stack: RstContext[] = [root]
  #body: Body | null = null
  /** Whether the line that was entered last is indented for no other reason than to be a quotation. */
  #isNewQuotation = false

  /** The innermost context. */
  get top(): RstContext {
    return this.#stack.at(-1) ?? root
  }

  /** Says what lines are that are indented further than this one; without it they are a quotation. */
  expect(body: Body | null): void {
    this.#body = body
  }

  /** Opens a context at a column. */
  open(indent: number, body: Body): void {
    this.#body = null
    this.#stack.push({ indent, ...body })
  }

  /** Finds the context of a line by its indentation. */
  enter(indent: number): RstContext {
    while (this.top.indent > indent) {
      this.#stack.pop()
      this.#body = null
    }
    const { top } = this
    this.#isNewQuotation = indent > top.indent && this.#body === null
    if (indent > top.indent) {
      const quotation = { kind: KIND.paragraph, depth: 0, isQuoted: true }
      this.#stack.push({ indent, ...(this.#body ?? quotation) })
    }
    this.#body = null
    return this.top
  }

  /** The body of a list item here. Many indent a list without a need: it is nobody else's words for that. */
  item(): Body {
    if (this.#isNewQuotation) {
      const quotation = this.#stack.pop() ?? root
      this.#stack.push({ ...quotation, isQuoted: this.top.isQuoted })
      this.#isNewQuotation = false
    }
    const { kind, depth, isQuoted } = this.top
    if (kind === KIND.table_cell) return { kind, depth: 0, isQuoted }
    return { kind: KIND.list_item, depth: depth + 1, isQuoted }
  }
}
