import { type PolicyToken, readTokens } from '../policy-tokens.ts'
import { findWords, isBound, isJoint, isMark, isPause, isPlain, type Run } from './clause-runs.ts'
import { isParticiple, isTorn } from './is-torn.ts'
import { isDetermining, isLinking, isOpening, isPronoun } from './small-words.ts'

/** The clause without some of its words, and without what hangs on them; each way that leaves a sentence. */
export function withoutWords(text: string, words: string): string[] {
  const tokens = readTokens(text)
  const found = findWords(tokens, words)
  if (found === undefined) return []
  const near = [modifier(tokens, found), complement(tokens, found), item(tokens, found)]
  const parts = [...openedBefore(tokens, found), lead(tokens, found), tail(tokens, found)]
  const runs = [...near.filter((run) => run && !turns(tokens, run)), ...parts]
  return runs.flatMap((run) => {
    if (run === undefined || isTorn(tokens, run)) return []
    return [cut(text, tokens, run)]
  })
}

/** Whether a clause without a run would say the opposite. */
function turns(tokens: readonly PolicyToken[], { from, to }: Run): boolean {
  return tokens.slice(from, to).some(({ text }) => /^(?:no|not|never|only|without)$/.test(text))
}

/** “new” of “no new prices”. */
function modifier(tokens: readonly PolicyToken[], { from, to }: Run): Run | undefined {
  const end = isMark(tokens[to], "'") ? to + 1 : to
  const before = tokens[from - 1]?.text ?? ''
  const isVerb = /^(?:to|and|or)$/.test(before)
  const isWhole = tokens.slice(from, to).every(isPlain) && isPlain(tokens[end])
  return isWhole && !isVerb && !isParticiple(tokens[end]) ? { from, to: end } : undefined
}

/** “to competitors”, and “in classified ads”: with all that the words go with. */
function complement(tokens: readonly PolicyToken[], { from, to }: Run): Run | undefined {
  let start = from
  if (!isLinking(tokens[from].text)) {
    while (start > 0 && isOfPhrase(tokens[start - 1])) start--
    if (!isLinking(tokens[--start]?.text ?? '')) return undefined
  }
  if (tokens[start - 1]?.text === 'out') start--
  let end = isLinking(tokens[to - 1].text) && isPronoun(tokens[to]?.text ?? '') ? to + 1 : to
  while (isOfPhrase(tokens[end])) end++
  // “In instructions, avoid …”, “in signatures and in posts”.
  const isFirst = start === 0 && isMark(tokens[end], ',')
  const isJoined = isJoint(tokens[end]) && isLinking(tokens[end + 1]?.text ?? '')
  return { from: start, to: isFirst || isJoined ? end + 1 : end }
}

function isOfPhrase(token: PolicyToken | undefined): boolean {
  return (
    token !== undefined && (isPlain(token) || (isDetermining(token.text) && token.text !== 'no'))
  )
}

/** “or a ranking” of a list, and the “a survey,” that others follow. */
function item(tokens: readonly PolicyToken[], { from, to }: Run): Run | undefined {
  let start = from
  while (start > 0 && isDetermining(tokens[start - 1].text)) start--
  if (isJoint(tokens[start - 1])) {
    if (isPlain(tokens[to]) || isLinking(tokens[to]?.text ?? '')) return undefined
    return { from: start - (isJoint(tokens[start - 2]) ? 2 : 1), to }
  }
  const next = tokens[to + 1]
  const before = tokens[start - 1]
  if (start === from && isPlain(before)) return undefined
  if (isMark(tokens[to], ',') && before !== undefined && isLinking(before.text)) return undefined
  const goesOn =
    isJoint(tokens[to]) && next !== undefined && !(isBound(next) && !isDetermining(next.text))
  return goesOn ? { from: start, to: to + 1 } : undefined
}

/** “unless there is a test behind them”: from each word that may open a part to the mark after it. */
function openedBefore(tokens: readonly PolicyToken[], { from }: Run): Run[] {
  const runs: Run[] = []
  for (let at = from; at > 0; at--) {
    if (isPause(tokens[at])) break
    if (tokens[at].kind === 'word' && isOpening(tokens[at].text)) {
      runs.push({ from: at, to: nextPause(tokens, at) })
    }
  }
  return runs
}

/** “We are not lawyers:” before what is asked for. */
function lead(tokens: readonly PolicyToken[], { to }: Run): Run | undefined {
  const end = nextPause(tokens, to) + 1
  return end < tokens.length ? { from: 0, to: end } : undefined
}

/** What follows the last mark before the words. */
function tail(tokens: readonly PolicyToken[], { from }: Run): Run | undefined {
  let at = from - 1
  while (at > 0 && !isPause(tokens[at])) at--
  return at > 0 ? { from: at, to: tokens.length } : undefined
}

function nextPause(tokens: readonly PolicyToken[], from: number): number {
  let at = from
  while (at < tokens.length && !isPause(tokens[at])) at++
  return at
}

/** The text without a run of its tokens; “a customer’s age” becomes “an age”. */
function cut(text: string, tokens: readonly PolicyToken[], { from, to }: Run): string {
  const article = /^an?$/.test(tokens[from - 1]?.text ?? '') ? tokens[from - 1] : undefined
  const isVowel = /^[aeiou]/.test(tokens[to]?.text ?? '')
  const before =
    article === undefined
      ? text.slice(0, tokens[from].start).trimEnd()
      : `${text.slice(0, article.start)}${/^A/.test(text.slice(article.start)) ? 'A' : 'a'}${isVowel ? 'n' : ''}`
  const after = text.slice(tokens[to - 1].end).trimStart()
  const joined = /^[,;:.)]/.test(after) || before === '' ? before + after : `${before} ${after}`
  const left = joined.replace(/[\s,;:\u2013\u2014-]+$/, '')
  return /^\p{Lu}/u.test(text) ? left.charAt(0).toUpperCase() + left.slice(1) : left
}
