import { SHAPE } from '../../text/document/document.ts'
import { lowerAt } from '../../text/queries/context/surroundings.ts'
import type { Rule } from '../../text/rule-engine/define-rule.ts'
import type { Hit } from '../../text/rule-engine/run-rules.ts'
import { verbsInNouns } from '../lexicons/verbs-in-nouns.ts'
import type { Prose } from '../prose.ts'

/** Letters of the shortest noun of the list. */
const SHORTEST = 7
const verbs = new Map(Object.entries(verbsInNouns))

/** A verb turned into the noun of "the … of". */
export const nominalization: Rule = {
  id: 'nominalization',
  type: 'other',
  severity: 'low',
  summary: 'A verb that was made the noun of “the … of”.',
  fix: 'Use the verb.',
  explain: (quote, verb) => `“${quote}” holds the verb “${verb}”.`,
  examples: { bad: [], good: [] },
}

/** Finds "the implementation of" and its like. */
export function findNominalizations({ document, sentenceIndices }: Prose): Hit[] {
  const { words, sentences } = document
  const hits: Hit[] = []
  for (const sentence of sentenceIndices) {
    const end = sentences.endWords[sentence]
    for (let word = sentences.firstWords[sentence] + 1; word < end - 1; word++) {
      if (words.ends[word] - words.starts[word] < SHORTEST) continue
      // "The Advancement of …" is the name of a society.
      if ((words.flags[word] & SHAPE.capital) !== 0) continue
      if (words.separators[word] !== 0 || words.separators[word + 1] !== 0) continue
      const verb = verbs.get(lowerAt(document, word))
      if (verb === undefined) continue
      if (lowerAt(document, word - 1) !== 'the' || lowerAt(document, word + 1) !== 'of') continue
      hits.push({
        rule: nominalization,
        start: words.starts[word - 1],
        end: words.ends[word + 1],
        severity: nominalization.severity,
        data: verb,
        replacement: undefined,
      })
    }
  }
  return hits
}
