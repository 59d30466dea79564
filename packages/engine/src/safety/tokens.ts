import { OPAQUE_MARK } from './clean-text.ts'

/** A word, a number or a mark of a version, in the form in which versions are compared. */
export interface Token {
  /** As printed. */
  readonly text: string
  /** In lower case, contractions written out, British endings read as American. */
  readonly word: string
  readonly kind: 'word' | 'number' | 'opaque' | 'mark'
  /** Starts with a capital. */
  readonly isCapital: boolean
  /** First word of its sentence. */
  readonly opens: boolean
  /** Number of its sentence in the version. */
  readonly sentence: number
  /** Number of its block. */
  readonly block: number
  /** Joined to the token before it without a space. */
  readonly isJoined: boolean
}

const pattern =
  /\ufffc|(?<![\p{L}\p{N}.])\.\d+|\d+(?:[.,:]\d+)*|\p{Nd}+|[\p{Nl}\p{No}]|(?:\p{Lu}\.){2,}|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*|[^\s]/gu

const titles = new Set(
  'mr mrs ms dr prof st sr jr vs etc e.g i.e no vol fig inc ltd co corp gen sen rep gov lt col'.split(
    ' ',
  ),
)

/** Splits the clean text of a block; contractions become the words that they stand for. */
export function tokenize(text: string, block: number, firstSentence: number): Token[] {
  const tokens: Token[] = []
  let sentence = firstSentence
  let opens = true
  let end = 0
  let previous = ''
  for (const match of text.matchAll(pattern)) {
    const written = match[0]
    const isJoined = end > 0 && match.index === end
    end = match.index + written.length
    const kind = kindOf(written)
    if (opens === false && kind !== 'mark' && endsSentence(previous, tokens) && !isJoined) {
      if (kind !== 'word' || /^\p{Lu}/u.test(written)) {
        sentence++
        opens = true
      }
    }
    const isCapital = /^\p{Lu}/u.test(written)
    const words = kind === 'word' ? expand(written) : [written]
    for (const [index, word] of words.entries()) {
      tokens.push({
        text: index === 0 ? written : word,
        word,
        kind,
        isCapital: isCapital && index === 0,
        opens,
        sentence,
        block,
        isJoined: isJoined && index === 0,
      })
      if (kind !== 'mark') opens = false
    }
    // After a colon, and after the number of a step, a capital says as little as at the start.
    if (written === ':' || isStepMark(written, tokens)) opens = true
    if (kind !== 'mark' || !/["')\]]/.test(written)) previous = written
  }
  return tokens
}

function kindOf(written: string): Token['kind'] {
  if (written === OPAQUE_MARK) return 'opaque'
  if (/^\.?\p{N}/u.test(written)) return 'number'
  return /^\p{L}/u.test(written) ? 'word' : 'mark'
}

/** The mark after the number that leads a block: "1." or "2)". */
function isStepMark(written: string, tokens: readonly Token[]): boolean {
  return (written === '.' || written === ')') && tokens.length === 2 && tokens[0].kind === 'number'
}

function endsSentence(previous: string, tokens: readonly Token[]): boolean {
  if (previous === '!' || previous === '?' || previous === '…') return true
  if (previous !== '.') return false
  const before = tokens.findLast(({ kind }) => kind !== 'mark')
  if (before === undefined) return true
  return !(titles.has(before.word) || (before.word.length === 1 && before.isCapital))
}

const irregular: Readonly<Record<string, readonly string[]>> = {
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  "ain't": ['is', 'not'],
  "let's": ['let', 'us'],
  "i'm": ['i', 'am'],
  wanna: ['want', 'to'],
  gonna: ['going', 'to'],
}
const endings: readonly (readonly [string, string])[] = [
  ["'re", 'are'],
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'d", 'would'],
]
const contractedIs = new Set(
  'it he she that there what who here how where when this everything something'.split(' '),
)

function expand(written: string): readonly string[] {
  const word = written.toLowerCase().replaceAll('.', '')
  const fixed = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (fixed) return fixed
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not']
  for (const [ending, full] of endings) {
    if (word.endsWith(ending)) return [word.slice(0, -ending.length), full]
  }
  if (word.endsWith("'s")) {
    const stem = word.slice(0, -2)
    return contractedIs.has(stem) ? [stem, 'is'] : [stem]
  }
  return [word]
}
