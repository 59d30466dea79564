import type { ProseBlock } from '@content-trust/engine/prose'
import { isSpelling, withoutGenitive } from '../shared/spelling.ts'
import { hasCapital, isCoded, startsSentence } from './is-name.ts'
import type { Lint } from './open-linter.ts'

/** Stands for code, an image, a formula or an address. */
const OPAQUE = '\ufffc'

/** Rules that were wrong more often than right in running prose. */
const offRules: ReadonlySet<string> = new Set(['MassNouns', 'MissingPreposition'])

/** A sentence before, of more than a sign: what follows it needs a capital. */
const REAL_END = /\p{L}{2}[.!?]["'”’)\]]*\s+["'“‘([]*$/u

type Block = Pick<ProseBlock, 'kind' | 'text'>

/**
 * Whether a lint is worth showing, by its place alone: not about code, an abbreviation, a name, or the small
 * letter that begins a cell or an item. `names` are words that have a capital inside of sentences of the draft.
 */
export function keepLint({ kind, text }: Block, lint: Lint, names: ReadonlySet<string>): boolean {
  const { start, end, rule } = lint
  const words = text.slice(start, end)
  if (offRules.has(rule) || words.trim() === '' || words.includes(OPAQUE)) return false
  if (isSpelling(lint.kind)) return !isCoded(text, start, end) && !isName(kind, text, lint, names)
  if (rule === 'SentenceCapitalization') return isPlainSentence(kind, text, start)
  // What is beside code is read without it, so its grammar cannot be told.
  return !text.slice(Math.max(0, start - 2), end + 2).includes(OPAQUE)
}

function isName(
  kind: Block['kind'],
  text: string,
  { start, end }: Lint,
  names: ReadonlySet<string>,
): boolean {
  const word = text.slice(start, end)
  if (!hasCapital(word) || word.includes(' ')) return false
  return kind === 'table_cell' || !startsSentence(text, start) || names.has(withoutGenitive(word))
}

function isPlainSentence(kind: Block['kind'], text: string, start: number): boolean {
  if (REAL_END.test(text.slice(Math.max(0, start - 12), start))) return true
  return start === 0 && kind === 'paragraph'
}

/** Fewer words than this say nothing about their language. */
const FEWEST_WORDS = 4
const WORD = /\p{L}[\p{L}\p{M}'’]*/gu

/** Whether so many words of a paragraph are unknown that it is in another language, or no prose at all. */
export function isForeign({ text }: Block, lints: readonly Lint[]): boolean {
  const unknown = lints.filter(({ kind }) => isSpelling(kind)).length
  if (unknown < FEWEST_WORDS - 1) return false
  const words = text.match(WORD)?.length ?? 0
  return words >= FEWEST_WORDS && unknown > words / 2
}
