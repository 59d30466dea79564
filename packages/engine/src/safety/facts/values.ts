import { cardinals, multiples, ordinals, scales } from '../lexicons/measures.ts'
import type { Token } from '../tokens.ts'
import { own } from './own.ts'

/** A number without its unit, and the tokens that it takes. */
interface Value {
  readonly key: string
  readonly length: number
  /** Undefined for what is no single value, such as a version. */
  readonly size?: number
}

/** The number that starts at a token, in digits or in words. */
export function valueAt(tokens: readonly Token[], at: number): Value | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.kind === 'number') return digitsAt(tokens, at)
  if (token.kind !== 'word') return undefined
  const multiple = own(multiples, token.word)
  if (multiple !== undefined) return { key: multiple, length: 1 }
  const ordinal = own(ordinals, token.word)
  if (ordinal !== undefined) {
    // "first" alone is as often a connective as a number: the words around it tell the change.
    return ordinal === 1 ? undefined : { key: `number ${ordinal}`, length: 1 }
  }
  return tensOrdinalAt(tokens, at) ?? wordsAt(tokens, at)
}

function digitsAt(tokens: readonly Token[], at: number): Value {
  const written = tokens[at].word
  const next = tokens[at + 1]
  if (!/^[\d.,:]+$/.test(written)) return { key: fractionOf(written) ?? written, length: 1 }
  // 10:30 and 1.2.3 are no single value.
  if (/:|\..*\.|,\d{1,2}(?:$|\D)|,\d{4,}/.test(written)) return { key: written, length: 1 }
  const value = Number(written.replaceAll(',', ''))
  if (next?.word === '/' && next.isJoined && isJoinedNumber(tokens[at + 2])) {
    return { key: `${written}/${tokens[at + 2].word}`, length: 3 }
  }
  // 1½, 10²
  if (next !== undefined && isJoinedNumber(next)) {
    const key = `${print(value)} ${fractionOf(next.word) ?? next.word}`
    return { key, length: 2 }
  }
  const scale = next && own(scales, next.word)
  const isShort = next?.word.length <= 2
  if (scale !== undefined && (!isShort || (next.isJoined && !isLength(tokens, at)))) {
    return { key: print(value * scale), length: 2, size: value * scale }
  }
  // 1.000 may be a thousand.
  const key = /\.0{3}$/.test(written) ? written : print(value)
  return { key, length: 1, size: value }
}

/** "5mm" is a length, "$5mm" are millions. */
function isLength(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1].text === 'mm' && !/^\p{Sc}$/u.test(tokens[at - 1]?.word ?? '')
}

/** A fraction that is one character, as it is written in digits. */
function fractionOf(written: string): string | undefined {
  const plain = written.normalize('NFKD')
  return plain.includes('\u2044') ? plain.replace('\u2044', '/') : undefined
}

function isJoinedNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.isJoined
}

/** twenty-first */
function tensOrdinalAt(tokens: readonly Token[], at: number): Value | undefined {
  const tens = own(cardinals, tokens[at].word) ?? 0
  const ones = own(ordinals, tokens[at + 2]?.word ?? '') ?? 0
  if (tens < 20 || tokens[at + 1]?.word !== '-' || ones === 0 || ones > 9) return undefined
  return { key: `number ${tens + ones}`, length: 3 }
}

/** Numbers in words: "two hundred and five", "twenty-one", "a million". */
function wordsAt(tokens: readonly Token[], at: number): Value | undefined {
  let total = 0
  let group = 0
  let next = at
  let hasValue = false
  let last = ''
  while (next < tokens.length) {
    const { word } = tokens[next]
    const unit = own(cardinals, word)
    const scale = word.length > 2 ? own(scales, word) : undefined
    if (unit !== undefined && (!hasValue || last === 'scale' || (last === 'ten' && unit < 10))) {
      group += unit
      last = unit >= 20 ? 'ten' : 'unit'
    } else if (scale !== undefined && (hasValue || next === at)) {
      if (scale <= 100) group = (group || 1) * scale
      else {
        total += (group || 1) * scale
        group = 0
      }
      last = 'scale'
    } else if (
      hasValue &&
      (word === 'and' || word === '-') &&
      own(cardinals, tokens[next + 1]?.word ?? '') !== undefined &&
      (word === '-' ? last === 'ten' : last === 'scale')
    ) {
      next++
      continue
    } else break
    hasValue = true
    next++
  }
  // "one" alone is as often a pronoun.
  if (!hasValue || (next === at + 1 && tokens[at].word === 'one')) return undefined
  return { key: print(total + group), length: next - at, size: total + group }
}

function print(value: number): string {
  return String(Number(value.toPrecision(12)))
}
