import { findPhrase } from '../../phrase-book.ts'
import { type Sign, signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { sharedHead } from './shared-head.ts'

/** A phrase of a clause with what it means. */
export interface Unit {
  readonly kind: 'sign' | 'word' | 'quoted' | 'number' | 'mark' | 'host'
  /** Only of a sign. */
  readonly sign: Sign | undefined
  /** Folded, as written. */
  readonly text: string
  /** Starts with a capital. */
  readonly isCapital: boolean
  /** Tokens of the phrase. */
  readonly tokens: readonly PolicyToken[]
}

/** Joins the tokens of a clause to phrases, the longest that the book knows. */
export function readUnits(all: readonly PolicyToken[]): Unit[] {
  const tokens = all.filter((token, at) => token.kind !== 'line' && !isHyphen(all, at))
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? singular(text) : ''))
  const units: Unit[] = []
  for (let at = 0; at < tokens.length; ) {
    const unit = readUnit(tokens, words, at)
    units.push(unit)
    at += unit.tokens.length
  }
  return units
}

/** A hyphen inside a compound; its parts are read as two words. */
function isHyphen(tokens: readonly PolicyToken[], at: number): boolean {
  const { text, start, end } = tokens[at]
  if (!/^[-‐‑_]$/.test(text)) return false
  return tokens[at - 1]?.end === start && tokens[at + 1]?.start === end
}

function readUnit(tokens: readonly PolicyToken[], words: readonly string[], at: number): Unit {
  const token = tokens[at]
  const isCapital = !token.isSmall
  if (token.kind !== 'word') {
    const kind = token.kind === 'line' ? 'mark' : token.kind
    return { kind, sign: undefined, text: token.text, isCapital, tokens: [token] }
  }
  if (isLatin(tokens, at)) {
    const part = tokens.slice(at, at + LATIN_LENGTH)
    return { kind: 'sign', sign: { kind: 'instance' }, text: 'e g', isCapital: false, tokens: part }
  }
  const longest = findPhrase(signBook(), words, at)
  // “All text message abbreviations” names them, and not “all text”.
  const isCut = longest !== undefined && longest.length > 1 && quantifier.test(token.text)
  const inner = isCut ? findPhrase(signBook(), words, at + 1) : undefined
  const isNamed = inner?.meaning.kind === 'noun' && inner.length >= (longest?.length ?? 0)
  const found = isNamed ? findPhrase(signBook(), words.slice(at, at + 1), 0) : longest
  const isJoint = (next: number): boolean => /^(?:,|or|and|nor|\/)$/.test(tokens[next]?.text ?? '')
  const isShort = found === undefined || (found.length === 1 && found.meaning.kind === 'noun')
  const shared = isShort ? sharedHead(words, at, isJoint) : undefined
  const part = tokens.slice(at, at + (found?.length ?? 1))
  return {
    kind: found === undefined && shared === undefined ? 'word' : 'sign',
    sign: shared ?? found?.meaning,
    text: part.map((each) => each.text).join(' '),
    isCapital,
    tokens: part,
  }
}

const quantifier = /^(?:all|any|every|each)$/

/** Tokens of “e.g.”. */
const LATIN_LENGTH = 4

/** “e.g.” and “i.e.”. */
function isLatin(tokens: readonly PolicyToken[], at: number): boolean {
  const text = tokens
    .slice(at, at + LATIN_LENGTH)
    .map((token) => token.text)
    .join('')
  return text === 'e.g.' || text === 'i.e.'
}
