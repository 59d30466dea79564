import {
  type Asking,
  type SourceSentence,
  sourceSentences,
} from '../../lexicons/source-sentences.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import { mayMatch } from '../tokens/required-texts.ts'
import { readUnits, type Unit } from './units.ts'

/** What a sentence about sources asks for besides its noun, by the table of strengths. */
const actions = {
  need: strengths.need.action,
  ban: strengths.ban.action,
  advice: strengths.advice.action,
  only: strengths.restriction.action,
} as const satisfies Record<Exclude<Asking, 'noun'>, unknown>

/** The units of a clause, in which a sentence about sources is one noun: “packages that don't exist”, “links must work”. */
export function withSourceUnits(tokens: readonly PolicyToken[]): Unit[] {
  const words = tokens.filter(({ kind, text }) => kind !== 'line' && !/^[-‐‑]$/.test(text))
  const text = words.map((word) => (word.kind === 'quoted' ? '"' : word.text)).join(' ')
  const candidates = sourceSentences.filter(({ pattern }) => mayMatch(pattern, text))
  if (candidates.length === 0) return readUnits(tokens)
  const units: Unit[] = []
  let read = 0
  let start = 0
  for (let at = 0; at < words.length; ) {
    const found = longestAt(text, start, candidates)
    const length = found === undefined ? 1 : found.said.split(' ').length
    if (found !== undefined) {
      units.push(
        ...readUnits(between(tokens, words[read], words[at])),
        ...unitsOf(found, words.slice(at, at + length)),
      )
      read = at + length
    }
    for (const word of words.slice(at, at + length)) start += lengthOf(word) + 1
    at += length
  }
  return read === 0
    ? readUnits(tokens)
    : [...units, ...readUnits(between(tokens, words[read], undefined))]
}

function lengthOf({ kind, text }: PolicyToken): number {
  return kind === 'quoted' ? 1 : text.length
}

/** The tokens from one to before another, with the marks that no sentence is read across. */
function between(
  tokens: readonly PolicyToken[],
  from: PolicyToken | undefined,
  to: PolicyToken | undefined,
): readonly PolicyToken[] {
  if (from === undefined) return []
  const end = to === undefined ? tokens.length : tokens.indexOf(to)
  return tokens.slice(tokens.indexOf(from), end)
}

interface FoundSentence {
  readonly sentence: SourceSentence
  readonly said: string
}

function longestAt(
  text: string,
  start: number,
  candidates: readonly SourceSentence[],
): FoundSentence | undefined {
  let longest: FoundSentence | undefined
  for (const sentence of candidates) {
    const { pattern } = sentence
    pattern.lastIndex = start
    const said = pattern.exec(text)?.[0] ?? ''
    if (said.length > (longest?.said.length ?? 0)) longest = { sentence, said }
  }
  return longest
}

function unitsOf({ sentence, said }: FoundSentence, tokens: readonly PolicyToken[]): Unit[] {
  const { asks, evidence } = sentence
  const unit = { kind: 'sign', text: said, isCapital: false, tokens } as const
  const noun: Unit = { ...unit, sign: { kind: 'noun', evidence: evidence(said) } }
  if (asks === 'noun') return [noun]
  return [{ ...unit, sign: { kind: 'decision', action: actions[asks] } }, noun]
}
