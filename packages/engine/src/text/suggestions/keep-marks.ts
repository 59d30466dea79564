/** Marks of Markdown that a replacement must not cut: links, code, tags, templates, escapes, entities. */
const fixedMarkup = /[`[\]<>~\\{}]|&#?\w+;/
const emphasis = /\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu

/** The quote as it reads without emphasis marks; undefined when it holds other markup. */
export function withoutEmphasis(quote: string): string | undefined {
  return fixedMarkup.test(quote) ? undefined : quote.replace(emphasis, '')
}

/**
 * A suggestion for the plain words, with the emphasis marks of the quote around the words that
 * stay. Undefined when the words that go hold one half of a pair of marks.
 */
export function keepMarks(quote: string, suggestion: string): string | undefined {
  if (quote.search(emphasis) < 0) return suggestion
  const words = [...quote.matchAll(/[^\s*_]+(?:_+[^\s*_]+)*/g)]
  const fresh = suggestion.split(/\s+/).filter((word) => word !== '')
  const tail = commonTail(words.map(([word]) => word).reverse(), [...fresh].reverse())
  const rest = words.length - tail
  const head = commonTail(
    words.slice(0, rest).map(([word]) => word),
    fresh.slice(0, fresh.length - tail),
  )
  const from = head === 0 ? 0 : endOf(words[head - 1])
  const to = tail === 0 ? quote.length : (words[rest]?.index ?? quote.length)
  const gone = quote.slice(from, to)
  // Marks that touch a word that stays belong to it.
  const closing = head === 0 ? '' : (/^[*_]+/.exec(gone)?.[0] ?? '')
  const opening = tail === 0 ? '' : (/[*_]+$/.exec(gone.slice(closing.length))?.[0] ?? '')
  if (!isBalanced(gone.slice(closing.length, gone.length - opening.length))) return undefined
  const kept = quote.slice(0, from) + closing
  const middle = fresh.slice(head, fresh.length - tail)
  const last =
    tail === 0 ? '' : opening + withCaseOf(fresh[fresh.length - tail] ?? '', quote.slice(to))
  return [kept, ...middle, last].filter((part) => part !== '').join(' ')
}

/** How many words two lists have in common from their first on, whatever the case. */
function commonTail(some: readonly string[], others: readonly string[]): number {
  let count = 0
  while (
    count < some.length &&
    count < others.length &&
    some[count]?.toLowerCase() === others[count]?.toLowerCase()
  ) {
    count++
  }
  return count
}

function endOf(match: RegExpExecArray | undefined): number {
  return match === undefined ? 0 : match.index + match[0].length
}

/** The text with its first letter as the model has it; both start with the same word. */
function withCaseOf(model: string, text: string): string {
  return model.charAt(0) + text.slice(1)
}

function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const [mark] of text.matchAll(emphasis)) {
    if (open.at(-1) === mark) open.pop()
    else open.push(mark)
  }
  return open.length === 0
}
