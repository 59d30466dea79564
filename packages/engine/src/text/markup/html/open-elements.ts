import { KIND } from '../../markdown/scanned-text.ts'
import type { ElementRole } from './html-elements.ts'

/** An element that was opened and matters to the text in it. */
export interface OpenElement {
  readonly name: string
  readonly role: ElementRole
  /** Offset of its `<`. */
  readonly start: number
}

/** How a block that begins here is to be called. */
export interface BlockContext {
  readonly kind: number
  readonly depth: number
}

interface Scope {
  items: number
  cells: number
}

const paragraph: BlockContext = { kind: KIND.paragraph, depth: 0 }
const contextRoles = new Set<ElementRole>(['item', 'cell', 'heading', 'quote'])

/**
 * The elements that are open. An end tag closes what was left open in its element, an item or a cell
 * the one before it, and an end tag without a start is passed over; each in constant time on average.
 */
export class OpenElements {
  readonly #stack: OpenElement[] = []
  readonly #counts = new Map<string, number>()
  readonly #roles = new Map<ElementRole, number>()
  readonly #contexts: BlockContext[] = []
  readonly #scopes: Scope[] = [{ items: 0, cells: 0 }]
  readonly #onClose: (element: OpenElement) => void

  /** `onClose` hears of each element that ends, from the innermost. */
  constructor(onClose: (element: OpenElement) => void) {
    this.#onClose = onClose
  }

  /** How many elements of a role are open. */
  count(role: ElementRole): number {
    return this.#roles.get(role) ?? 0
  }

  /** Whether an element of a name is open. */
  hasOpen(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0
  }

  /** What a block is that begins now. */
  get context(): BlockContext {
    return this.#contexts.at(-1) ?? paragraph
  }

  /** Opens an element, and closes the item or cell that it follows. */
  open(element: OpenElement): void {
    const { name, role } = element
    const scope = this.#scope
    if (role === 'item' && scope.items > 0) this.#closeTo('item')
    else if (role === 'cell' && scope.cells > 0) this.#closeTo('cell')
    this.#stack.push(element)
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
    this.#roles.set(role, this.count(role) + 1)
    if (role === 'item') this.#scope.items++
    else if (role === 'cell') this.#scope.cells++
    if (role === 'list' || role === 'table') this.#scopes.push({ items: 0, cells: 0 })
    if (contextRoles.has(role)) this.#contexts.push(this.#contextOf(element))
  }

  /** Closes the innermost element of a name and all inside it; nothing when there is none. */
  close(name: string): void {
    if (!this.hasOpen(name)) return
    while (this.#pop()?.name !== name);
  }

  /** Closes all elements of a role, and what is inside them. */
  closeAll(role: ElementRole): void {
    while (this.count(role) > 0) this.#pop()
  }

  /** Closes the cell that a new row follows. */
  closeCell(): void {
    if (this.#scope.cells > 0) this.#closeTo('cell')
  }

  get #scope(): Scope {
    return this.#scopes[this.#scopes.length - 1] ?? { items: 0, cells: 0 }
  }

  #closeTo(role: ElementRole): void {
    while (this.#pop()?.role !== role);
  }

  #pop(): OpenElement | undefined {
    const element = this.#stack.pop()
    if (element === undefined) return undefined
    const { name, role } = element
    this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1)
    this.#roles.set(role, this.count(role) - 1)
    if (role === 'list' || role === 'table') this.#scopes.pop()
    if (role === 'item') this.#scope.items--
    else if (role === 'cell') this.#scope.cells--
    if (contextRoles.has(role)) this.#contexts.pop()
    this.#onClose(element)
    return element
  }

  #contextOf({ name, role }: OpenElement): BlockContext {
    if (role === 'item') return { kind: KIND.list_item, depth: Math.max(1, this.count('list')) }
    if (role === 'cell') return { kind: KIND.table_cell, depth: 0 }
    if (role === 'heading') return { kind: KIND.heading, depth: Number(name.slice(1)) }
    return paragraph
  }
}
