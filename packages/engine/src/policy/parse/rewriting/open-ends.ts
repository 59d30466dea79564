import type { PolicyToken } from '../../policy-tokens.ts'

/** What says that a list goes on, by its words. */
const openEnds = [
  ['and', 'the', 'like'],
  ['or', 'the', 'like'],
  ['and', 'so', 'on'],
  ['and', 'so', 'forth'],
  ['and', 'suchlike'],
  ['and', 'similar'],
  ['etc'],
  ['or', 'similar'],
  ['and', 'others'],
  ['or', 'words', 'to', 'that', 'effect'],
  ['or', 'words', 'like', 'that'],
  ['or', 'words', 'like', 'these'],
  ['or', 'words', 'like', 'those'],
  ['or', 'phrases', 'like', 'that'],
  ['or', 'something', 'similar'],
  ['or', 'anything', 'similar'],
  ['or', 'something', 'like', 'it'],
  ['or', 'something', 'like', 'that'],
  ['or', 'anything', 'like', 'it'],
  ['or', 'anything', 'like', 'that'],
  ['or', 'something', 'along', 'those', 'lines'],
  ['or', 'equivalent'],
  ['or', 'variations'],
  ['or', 'whatever'],
  ['and', 'whatever'],
  ['and', 'all', 'that'],
  ['that', 'sort', 'of', 'thing'],
  ['that', 'kind', 'of', 'thing'],
  ['this', 'sort', 'of', 'thing'],
  ['this', 'kind', 'of', 'thing'],
  ['things', 'like', 'that'],
  ['stuff', 'like', 'that'],
  ['you', 'name', 'it'],
  ['you', 'get', 'the', 'idea'],
  ['whoever'],
  ['whatever'],
] as const

/** Most tokens between the start of a list and its end. */
const REACH = 24

/** “Chairman, fireman and the like”, “chairman, fireman etc.”: that there are more of them names none. */
export function withoutOpenEnds(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  for (const at of tokens.keys()) {
    // “Buzzwords (think synergy, leverage)”
    if (tokens[at].text === '(' && /^(?:think|say)$/.test(tokens[at + 1]?.text ?? ''))
      return withoutOpenEnds([...tokens.slice(0, at + 1), ...tokens.slice(at + 2)])
    const length = openEndAt(tokens, at)
    if (length > 0 && isList(tokens, at))
      return withoutOpenEnds([...tokens.slice(0, at), ...tokens.slice(at + length)])
  }
  return tokens
}

/** How many tokens say that a list goes on, where it ends with them. */
function openEndAt(tokens: readonly PolicyToken[], at: number): number {
  for (const words of openEnds) {
    if (!words.every((word, index) => tokens[at + index]?.text === word)) continue
    const next = tokens[at + words.length]
    if (next === undefined || next.text === ')') return words.length
    // “Etc.”
    const isAbbreviated = words[0] === 'etc' && next.text === '.'
    if (isAbbreviated && /^(?:\)|)$/.test(tokens[at + 2]?.text ?? '')) return 2
  }
  return 0
}

/** Whether things were listed before a place, the last of them right before it. */
function isList(tokens: readonly PolicyToken[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const last = tokens[at - 1]?.text === ',' ? tokens[at - 2] : tokens[at - 1]
  if (last === undefined || !/^(?:word|quoted)$/.test(last.kind)) return false
  // “"Synergy" or similar”
  const isGiven = last.kind === 'quoted' && /^(?:or|and)$/.test(tokens[at].text)
  return isGiven || before.some(({ text }) => /^(?:,|\(|:)$/.test(text))
}
