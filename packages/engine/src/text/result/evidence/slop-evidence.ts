import { thresholds } from '../../../policy/thresholds.ts'
import type { Severity } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import { defineRule, type Rule } from '../../rule-engine/define-rule.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import type { SlopAnalysis } from '../../scores/slop-risk.ts'
import { draftExamples } from './draft-examples.ts'

/** Words that an explanation names. */
const MOST = 4

/**
 * The rule behind what single words add to the slop score. The score finds its hit, not a matcher: one a draft, and
 * only when it is medium or high.
 */
export const stockWordsRule: Rule = defineRule<{ said: string }>({
  id: 'stock-words',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'Words that generic texts lean on, close together; one finding a draft.',
  fix: 'Say what happens in the terms of the subject, and cut what only sounds weighty.',
  explain: (_quote, data) =>
    data?.said ?? 'Words that generic texts lean on occur close together here.',
  examples: draftExamples('outcomes'),
})

/** The words that raise a medium or high slop score, as one hit at the heaviest of them. */
export function stockWordHits(
  document: Document,
  { bySentence, isLifted, acceptedWords }: SlopAnalysis,
  weightOf: (wordId: number) => number,
  risk: number,
): Hit[] {
  // A leftover is reason enough, and the words beside it may be harmless.
  if (isLifted || risk < thresholds.medium) return []
  const found = heaviestWords(document, bySentence, (word) =>
    acceptedWords?.[word] === 1 ? 0 : weightOf(document.words.ids[word]),
  )
  if (found.length === 0) return []
  const { starts, ends } = document.words
  const [{ first }] = found
  const severity: Severity = risk >= thresholds.high ? 'medium' : 'low'
  return [
    {
      rule: stockWordsRule,
      start: starts[first],
      end: ends[first],
      severity,
      data: { said: saidOf(document, found) },
      replacement: undefined,
    },
  ]
}

interface FoundWord {
  /** Its first place. */
  readonly first: number
  count: number
  weight: number
}

function heaviestWords(
  { sentences, words }: Document,
  bySentence: Float64Array,
  weightOf: (word: number) => number,
): FoundWord[] {
  const byId = new Map<number, FoundWord>()
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    if (bySentence[sentence] <= 0) continue
    for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
      const weight = weightOf(word)
      if (weight === 0) continue
      const known = byId.get(words.ids[word])
      if (known === undefined) byId.set(words.ids[word], { first: word, count: 1, weight })
      else {
        known.count++
        known.weight += weight
      }
    }
  }
  return [...byId.values()].sort((a, b) => b.weight - a.weight)
}

function saidOf({ source, words }: Document, found: readonly FoundWord[]): string {
  const named = found.slice(0, MOST).map(({ first, count }) => {
    const word = source.slice(words.starts[first], words.ends[first]).toLowerCase()
    return count === 1 ? `“${word}”` : `“${word}” (${count} times)`
  })
  const rest = found.length - named.length
  if (rest > 0) named.push(`${rest} more`)
  const last = named.at(-1) ?? ''
  const list = named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`
  const verb = found.length === 1 && found[0].count === 1 ? 'is a word' : 'are words'
  return `${list} ${verb} that generic texts lean on, and several occur close together here.`
}
