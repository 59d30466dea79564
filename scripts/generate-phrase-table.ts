import { compilePhrases } from '../packages/engine/src/text/rule-engine/compile-rules.ts'
import { rules } from '../packages/engine/src/text/rules/index.ts'

/** The phrase automaton of all rules, built once here instead of in every process. */
export async function generatePhraseTable(): Promise<[path: string, text: string][]> {
  return [
    [
      'packages/engine/src/text/rules/phrases.generated.json',
      `${JSON.stringify(compilePhrases(rules))}\n`,
    ],
  ]
}
