import type { Token } from '../tokens.ts'
import { own } from './own.ts'

/** Words and signs before a number that make a bound of it, and the bound. */
const boundsBefore: Readonly<Record<string, string>> = {
  'at least': 'from',
  'minimum of': 'from',
  'min of': 'from',
  'as few as': 'from',
  'as little as': 'from',
  'no less than': 'from',
  'no fewer than': 'from',
  'not less than': 'from',
  'not fewer than': 'from',
  'not below': 'from',
  'not under': 'from',
  'greater than or equal to': 'from',
  'more than or equal to': 'from',
  'equal to or greater than': 'from',
  'equal to or more than': 'from',
  '≥': 'from',
  '> =': 'from',
  'at most': 'to',
  'up to': 'to',
  'maximum of': 'to',
  'max of': 'to',
  'as many as': 'to',
  'as much as': 'to',
  'no more than': 'to',
  'no greater than': 'to',
  'no higher than': 'to',
  'not more than': 'to',
  'not greater than': 'to',
  'not above': 'to',
  'not over': 'to',
  'not exceeding': 'to',
  'less than or equal to': 'to',
  'fewer than or equal to': 'to',
  'equal to or less than': 'to',
  '≤': 'to',
  '< =': 'to',
  'more than': 'above',
  'greater than': 'above',
  'higher than': 'above',
  over: 'above',
  above: 'above',
  exceeding: 'above',
  surpassing: 'above',
  exceeds: 'above',
  surpasses: 'above',
  exceeded: 'above',
  surpassed: 'above',
  'in excess of': 'above',
  '>': 'above',
  'less than': 'below',
  'fewer than': 'below',
  'lower than': 'below',
  under: 'below',
  below: 'below',
  '<': 'below',
  '±': 'plus or minus',
  'plus or minus': 'plus or minus',
}
const LONGEST = 5

const least =
  /^- plus\b|^(?:\p{L}+ )?or (?:more|above|over|up|upwards?|higher|greater|older|longer|later|larger|bigger|better|beyond)\b|^and (?:more|above|over|up|upwards?|higher|older|beyond)\b|^at least\b|^minimum\b/u
const most =
  /^(?:\p{L}+ )?or (?:less|below|under|lower|fewer|younger|shorter|earlier|smaller|down)\b|^and (?:less|below|under|lower|fewer|younger)\b|^at (?:the )?most\b|^maximum\b/u

/** Words between a bound and its number: "more than a dozen", "at least about 5". */
const between = /^(?:an?|the|about|around|approximately|roughly|nearly|almost)$/

/** Whether a number is a least, a most or a limit: "at least 5", "5 or more". */
export function boundOf(tokens: readonly Token[], at: number, end: number): string | undefined {
  const { block } = tokens[at]
  const after = wordsFrom(tokens, end, end + 3, block)
  if (least.test(after) || isOpenEnd(tokens, end)) return 'from'
  if (most.test(after)) return 'to'
  let from = at
  while (between.test(tokens[from - 1]?.word ?? '')) from--
  for (let length = LONGEST; length > 0; length--) {
    const bound = own(boundsBefore, wordsFrom(tokens, from - length, from, block))
    if (bound !== undefined) return bound
  }
  return undefined
}

/** "5+": the plus is joined to the number, and nothing is added. */
function isOpenEnd(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at]
  return sign?.word === '+' && sign.isJoined && tokens[at + 1]?.kind !== 'number'
}

function wordsFrom(tokens: readonly Token[], start: number, stop: number, block: number): string {
  return tokens
    .slice(Math.max(0, start), stop)
    .filter((token) => token.block === block)
    .map(({ word }) => word)
    .join(' ')
}

/** How many tokens before a number are its minus: 1, or 0 for none. */
export function minusBefore(tokens: readonly Token[], at: number): number {
  const sign = tokens[at - 1]
  if (sign === undefined || sign.block !== tokens[at].block) return 0
  if (sign.word === 'minus' || sign.word === 'negative') {
    return tokens[at - 2]?.word === 'or' ? 0 : 1
  }
  if ((sign.word !== '-' && sign.word !== '–') || !tokens[at].isJoined) return 0
  // A dash that joins two things is no sign.
  return !sign.isJoined || /^["'([{<>=~≈≤≥±]|\p{Sc}$/u.test(tokens[at - 2].word) ? 1 : 0
}
