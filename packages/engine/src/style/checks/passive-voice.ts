import { type Document, SEPARATOR } from '../../text/document/document.ts'
import { wordIs } from '../../text/queries/class-tests.ts'
import { lowerAt } from '../../text/queries/context/surroundings.ts'
import type { Rule } from '../../text/rule-engine/define-rule.ts'
import type { Hit } from '../../text/rule-engine/run-rules.ts'
import { describingParticiples } from '../lexicons/lookalikes.ts'
import { irregularParticiples } from '../lexicons/participles.ts'
import type { Prose } from '../prose.ts'

const auxiliaries = new Set("is are was were be been being isn't aren't wasn't weren't".split(' '))
/** What may be between the auxiliary and the participle, besides adverbs in -ly. */
const between = new Set(
  'not never also always often still then now already just first best well yet only even ever'.split(
    ' ',
  ),
)
const irregular = new Set(irregularParticiples)
const describing = new Set(describingParticiples)
const MOST_BETWEEN = 2

/** Part of a clause in the passive voice; a passive informs, it is not a mistake. */
export const passiveVoice: Rule = {
  id: 'passive-voice',
  type: 'other',
  severity: 'low',
  summary: 'A form of “be” with a past participle.',
  fix: 'Name who acts and let them act, unless the one acted upon is the topic.',
  explain: (quote) => `“${quote}” is passive; it can leave out who acts.`,
  examples: { bad: [], good: [] },
}

/** Finds passives: a form of be, perhaps adverbs, and a past participle within one clause. */
export function findPassives({ document, sentenceIndices }: Prose): Hit[] {
  const { words, sentences } = document
  const hits: Hit[] = []
  for (const sentence of sentenceIndices) {
    const end = sentences.endWords[sentence]
    for (let word = sentences.firstWords[sentence]; word < end - 1; word++) {
      if (!wordIs(document, word, 'copula')) continue
      if (!auxiliaries.has(lowerAt(document, word))) continue
      const participle = participleAfter(document, word, end)
      if (participle === -1) continue
      hits.push({
        rule: passiveVoice,
        start: words.starts[word],
        end: words.ends[participle],
        severity: passiveVoice.severity,
        data: undefined,
        replacement: undefined,
      })
      word = participle
    }
  }
  return hits
}

function participleAfter(document: Document, auxiliary: number, end: number): number {
  const { separators } = document.words
  const last = Math.min(end - 1, auxiliary + 1 + MOST_BETWEEN)
  for (let at = auxiliary + 1; at <= last; at++) {
    if (separators[at] !== 0) return -1
    const word = lowerAt(document, at)
    if (isParticiple(word)) {
      // "Is fixed-size": a hyphen makes the word a part of an adjective.
      const isJoined = at + 1 < end && (separators[at + 1] & SEPARATOR.hyphen) !== 0
      return isJoined ? -1 : at
    }
    if (!between.has(word) && !word.endsWith('ly')) return -1
  }
  return -1
}

function isParticiple(word: string): boolean {
  if (describing.has(word)) return false
  return irregular.has(word) || (word.length > 4 && /[^e]ed$/.test(word))
}
