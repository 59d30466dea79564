import type { ComparedFact } from '../schema/index.ts'
import type { SourceIndex } from './source-index.ts'

/** The letters and digits of a text, and where each of them is in it. */
interface Letters {
  readonly text: string
  readonly places: Uint32Array
}

const known = new WeakMap<SourceIndex, Letters>()

function lettersOf(source: SourceIndex): Letters {
  const found = known.get(source) ?? readLetters(source.text)
  known.set(source, found)
  return found
}

/** Quotations are compared by letters and digits alone, a space between words. */
function readLetters(text: string): Letters {
  const parts: string[] = []
  const places = new Uint32Array(text.length + 1)
  let length = 0
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const plain = word.toLowerCase()
    parts.push(plain)
    for (let at = 0; at < plain.length; at++)
      places[length + at] = index + Math.min(at, word.length - 1)
    length += plain.length + 1
  }
  return { text: ` ${parts.join(' ')} `, places }
}

/** Words of which a title or a term in quotation marks has no more. */
const MOST_TERM_WORDS = 2

/** Looks for the words of a quotation in a source, in their order; what an ellipsis or brackets leave out is not looked for. */
export function compareQuotation(source: SourceIndex, claimed: string): ComparedFact | undefined {
  const parts = claimed
    .split(/\.{3,}|…|\[[^\]]*\]/)
    .map((part) => readLetters(part).text.trim())
    .filter((part) => part !== '')
  const letters = lettersOf(source)
  let from = 0
  let first = -1
  for (const part of parts) {
    const at = letters.text.indexOf(` ${part} `, from)
    if (at === -1) return otherQuotation(source, letters, claimed, parts.join(' ').split(' '))
    if (first === -1) first = at
    from = at + part.length
  }
  if (first === -1) return undefined
  const place = letters.places[first] ?? 0
  return {
    kind: 'quotation',
    claimed,
    verdict: 'supported',
    stated: claimed,
    sentence: sentenceAt(source, place),
  }
}

/** What the source says instead, where it has the first or the second half of a quotation. */
function otherQuotation(
  source: SourceIndex,
  letters: Letters,
  claimed: string,
  words: readonly string[],
): ComparedFact | undefined {
  if (words.length <= MOST_TERM_WORDS) return undefined
  const half = Math.ceil(words.length / 2)
  for (const run of [words.slice(0, half), words.slice(-half)]) {
    const at = letters.text.indexOf(` ${run.join(' ')} `)
    if (at === -1) continue
    const sentence = sentenceAt(source, letters.places[at] ?? 0)
    return {
      kind: 'quotation',
      claimed,
      verdict: 'contradicted',
      stated: sentence === null ? null : source.text.slice(sentence.start, sentence.end),
      sentence,
    }
  }
  return { kind: 'quotation', claimed, verdict: 'not_found', stated: null, sentence: null }
}

function sentenceAt(source: SourceIndex, offset: number): ComparedFact['sentence'] {
  const { starts, count } = source.sentences
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low === 0 ? null : source.spanOf(low - 1)
}
