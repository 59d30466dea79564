import type { PolicyToken } from '../../policy-tokens.ts'
import { startsDemand } from './demands.ts'
import { bareItems } from './list-items.ts'

/** A line of a policy. */
export interface Line {
  tokens: PolicyToken[]
  /** Starts with a bullet or a number. */
  readonly isItem: boolean
  /** A word of a list of words, which is never only said to be polite: “really”, “everyone”. */
  readonly isListed?: boolean
}

/** Lines without their bullets; a line that goes on in small letters is one with the line before. */
export function readLines(tokens: readonly PolicyToken[]): Line[] {
  const written = linesOf(tokens)
  const lines: Line[] = []
  let listed = 0
  for (const [at, line] of written.entries()) {
    const bullet = bulletLength(line)
    const rest = line.slice(bullet)
    const last = lines.at(-1)
    const isListed = listed > 0
    const goesOn = bullet === 0 && rest[0]?.isSmall === true && !startsDemand(rest, 0)
    if (goesOn && !isListed && last !== undefined) last.tokens.push(...rest)
    else lines.push({ tokens: rest, isItem: bullet > 0 || isListed })
    if (isListed) listed--
    else if (bullet === 0) listed = bareItems(line, written.slice(at + 1))
  }
  return lines
}

function linesOf(tokens: readonly PolicyToken[]): PolicyToken[][] {
  const lines: PolicyToken[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'line') lines.push([])
    else lines[lines.length - 1].push(token)
  }
  return lines
}

const bullets = new Set(['-', '*', '•', '–', '—', '+', '·', '▪', '◦'])

/** Number of tokens of a bullet: “-”, “1.”, “(a)”, “2)”. */
function bulletLength(line: readonly PolicyToken[]): number {
  const [first, second, third] = line
  if (first === undefined || second === undefined) return 0
  if (bullets.has(first.text)) return 1
  const isLabel = (token: PolicyToken): boolean =>
    token.kind === 'number' || (token.kind === 'word' && token.text.length === 1)
  // “U.S. claims” has no label.
  const isWord = first.kind === 'word' && second.text === '.' && third?.start === second.end
  if (isLabel(first) && !isWord && /^[.)]$/.test(second.text) && second.start === first.end)
    return 2
  return first.text === '(' && isLabel(second) && third?.text === ')' ? 3 : 0
}

const abbreviations = new Set([
  'vs',
  'etc',
  'cf',
  'approx',
  'incl',
  'max',
  'min',
  'co',
  'ltd',
  'inc',
  'corp',
  'bros',
  'jr',
  'sr',
  'dept',
  'est',
])
/** A name follows, so what starts with a capital is not a new sentence. */
const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'st', 'prof'])

/** Cuts a line at full stops, question marks and semicolons that end a sentence. */
export function sentencesOf(tokens: readonly PolicyToken[]): PolicyToken[][] {
  const sentences: PolicyToken[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    const isStop = /^[.!?;]$/.test(token.text) && token.kind === 'mark'
    // “e.g.” and “i.e.” go on, whatever follows.
    const isLatin =
      token.text === '.' && /^[eg]$/.test(before?.text ?? '') && tokens[at - 2]?.text === '.'
    // “2.5”, “?ref=”
    const opens = token.text === '.' || before?.end !== token.start
    const isInside = opens && after !== undefined && after.start === token.end
    const isShort =
      token.text === '.' &&
      before?.kind === 'word' &&
      (titles.has(before.text) ||
        ((before.text.length === 1 || abbreviations.has(before.text)) &&
          (after?.isSmall !== false || after.kind === 'number')))
    // “Prices? Never.”
    const isAnswered =
      token.text === '?' && /^(?:no|never)$/.test(after?.text ?? '') && isEnd(tokens[at + 2])
    if (isAnswered) continue
    if (isStop && !isInside && !isShort && !isLatin) sentences.push([])
    else sentences.at(-1)?.push(token)
  }
  return sentences
}

function isEnd(token: PolicyToken | undefined): boolean {
  return token === undefined || (token.kind === 'mark' && /^[.!;]$/.test(token.text))
}
