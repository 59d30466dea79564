import type { PolicyClause } from '../clause.ts'
import { signBook } from '../policy-signs.ts'
import { type PolicyToken, readTokens, singular } from '../policy-tokens.ts'
import { findWords, isBound, isPlain, type Run } from './clause-runs.ts'
import { isDetermining, isLinking, isSmallWord } from './small-words.ts'

/** Words that are quoted together. */
const MOST_WORDS = 4

/** The text with such words in quotes. */
export function quote(text: string, words: string): string {
  const tokens = readTokens(text)
  const run = findWords(tokens, words)
  return run === undefined
    ? text
    : `${text.slice(0, tokens[run.from].start)}"${saidIn(text, tokens, run)}"${text.slice(tokens[run.to - 1].end)}`
}

/** Whether words are more than small ones: nobody bans the word “new”. */
export function isWorthQuoting(words: string): boolean {
  return words.split(/[^\p{L}\p{N}'-]+/u).some((word) => word.length > 2 && !isSmallWord(word))
}

/** Of the words that nobody knows those that a clause bans: “jokes” of “no jokes about religion”. */
export function bannedWords({ text, leftOut }: PolicyClause): string[] {
  const tokens = readTokens(text)
  return leftOut.flatMap(({ words }) => {
    const run = findWords(tokens, words)
    if (run === undefined || !isWorthQuoting(words)) return []
    const before = tokens.slice(0, phraseStart(tokens, run.from)).map((token) => token.text)
    const isHead = !isPlain(tokens[run.to])
    return ban.test(before.join(' ')) && (isHead || !holdsThing(tokens, run))
      ? [saidIn(text, tokens, run)]
      : []
  })
}

const ban =
  /^(?:please )?(?:no|avoid|ban|reject|refuse|block|forbid|flag|remove|cut|(?:never|do not|don't) (?:use|mention|name|print|publish|say|write about))$/

/** The things of a clause that nobody knows, named in it after a word that a thing follows: “kind to otters”. */
export function unknownThings({ text, leftOut }: PolicyClause): string[] {
  const tokens = readTokens(text)
  return leftOut.flatMap(({ words }) => {
    const found = findWords(tokens, words)
    if (found === undefined) return []
    const run = trimmed(tokens, found)
    if (run.from === run.to) return []
    const start = phraseStart(tokens, run.from)
    const said = saidIn(text, tokens, run)
    const isThing =
      run.to - run.from <= MOST_WORDS &&
      tokens.slice(run.from, run.to).every(isPlain) &&
      !isPlain(tokens[run.to]) &&
      (start < run.from || isAfterLink(tokens, run))
    return isThing && isWorthQuoting(tokens[run.to - 1].text) && !holdsThing(tokens, run)
      ? [said]
      : []
  })
}

/** “to otters”, but not “to sing”. */
function isAfterLink(tokens: readonly PolicyToken[], { from, to }: Run): boolean {
  const before = tokens[from - 1]
  if (before === undefined || !isLinking(before.text)) return false
  return before.text !== 'to' || singular(tokens[to - 1].text) !== tokens[to - 1].text
}

/** A run without the words before the thing that it names. */
function trimmed(tokens: readonly PolicyToken[], { from, to }: Run): Run {
  let start = from
  while (start < to && isBound(tokens[start])) start++
  return { from: start, to }
}

function phraseStart(tokens: readonly PolicyToken[], from: number): number {
  let start = from
  while (start > 0 && isDetermining(tokens[start - 1].text) && tokens[start - 1].text !== 'no') {
    start--
  }
  return start
}

/** Whether a clause names a known thing besides a run of its tokens. */
function holdsThing(tokens: readonly PolicyToken[], { from, to }: Run): boolean {
  return tokens.some(({ text }, at) => (at < from || at >= to) && isThing(text))
}

function isThing(word: string): boolean {
  const entries = signBook().get(singular(word)) ?? []
  return entries.some(({ words, meaning }) => words.length === 1 && meaning.kind === 'noun')
}

function saidIn(text: string, tokens: readonly PolicyToken[], { from, to }: Run): string {
  return text.slice(tokens[from].start, tokens[to - 1].end)
}
