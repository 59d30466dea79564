import type { PolicyToken } from '../../policy-tokens.ts'
import { mayMatch } from '../tokens/required-texts.ts'
import { textOf } from '../tokens/token-runs.ts'
import { claimDescriptions } from './claim-descriptions.ts'
import type { Description } from './description-parts.ts'
import { descriptions } from './descriptions.ts'
import { figureDescriptions } from './figure-descriptions.ts'
import { layoutDescriptions } from './layout-descriptions.ts'
import { linkDescriptions } from './link-descriptions.ts'
import { medicineDescriptions } from './medicine-descriptions.ts'
import { styleDescriptions } from './style-descriptions.ts'

/** Most tokens that one description takes. */
const REACH = 24

const all = [
  ...linkDescriptions,
  ...styleDescriptions,
  ...layoutDescriptions,
  ...figureDescriptions,
  ...medicineDescriptions,
  ...claimDescriptions,
  ...descriptions,
]

/** The tokens with each description of a known thing replaced by its name, in one pass. */
export function nameDescribed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const text = textOf(tokens)
  const candidates = all.filter(({ pattern }) => mayMatch(pattern, text))
  const named: PolicyToken[] = []
  for (let at = 0; at < tokens.length; ) {
    const run = runFrom(tokens, at)
    const found = descriptionOf(run, candidates)
    if (found === undefined) {
      named.push(tokens[at])
      at++
      continue
    }
    const { end } = tokens[at + found.length - 1]
    for (const text of found.words) {
      named.push({ ...tokens[at], text, kind: /^\d/.test(text) ? 'number' : 'word', end })
    }
    at += found.length
  }
  return named
}

function descriptionOf(
  run: string,
  candidates: readonly Description[],
): { readonly words: readonly string[]; readonly length: number } | undefined {
  if (run === '') return undefined
  for (const { pattern, name } of candidates) {
    const match = pattern.exec(run)
    if (match === null) continue
    const words = (typeof name === 'string' ? name : name(match)).split(' ')
    return { words, length: match[0].split(' ').length }
  }
  return undefined
}

/** The tokens from a word on as they stand in a description. */
function runFrom(tokens: readonly PolicyToken[], at: number): string {
  const isOpening = /^(?:word|number)$/.test(tokens[at].kind) || /^[@&]$/.test(tokens[at].text)
  if (!isOpening) return ''
  const run: string[] = []
  for (const { kind, text } of tokens.slice(at, at + REACH)) {
    if (kind === 'quoted' || kind === 'line') break
    run.push(text)
  }
  return run.join(' ')
}
