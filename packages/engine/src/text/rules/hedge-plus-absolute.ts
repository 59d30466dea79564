import { lowerAt } from '../surroundings.ts'
import { defineRule } from './define-rule.ts'

/** "They could always be reached" tells what was possible. */
const LITERAL = new Set(['be', 'have', 'count', 'rely', 'ask', 'use', 'try', 'go'])
const isModal = (word: string): boolean => word === 'could' || word === 'might' || word === 'may'

export default defineRule({
  id: 'hedge-plus-absolute',
  type: 'hedging_and_absolutes',
  severity: 'medium',
  summary: 'A hedge and an absolute on the same statement.',
  fix: 'Choose one: say it is certain, or say how likely it is.',
  phrases: [
    '(almost|nearly|virtually|practically) (certainly|definitely|undoubtedly) (always|never|all|every|everyone|everybody|nobody)',
    '(probably|possibly|perhaps|maybe|arguably|presumably|usually|generally|typically|often|sometimes|mostly) (always|never|everyone|everybody|nobody|definitely|certainly|undoubtedly|invariably|inevitably)',
    '(may|might|could) (always|definitely|certainly|undoubtedly|inevitably|invariably)',
    '(definitely|certainly|undoubtedly|absolutely|always) (may|might|could|maybe|perhaps|possibly|probably)',
    '(seems|appears|seem|appear) to (always|never|definitely|certainly|undoubtedly|inevitably)',
    '(tends|tend) to (always|never)',
  ],
  accepts: ({ first, last }, document) =>
    !isModal(lowerAt(document, first)) || !LITERAL.has(lowerAt(document, last + 1)),
  explain: (quote) => `“${quote}” hedges and allows no exception in the same breath.`,
  examples: {
    bad: [
      'It is «probably always» true.',
      'Sleep «could definitely» help.',
      'The team **«tends\nto never»** finish.',
    ],
    good: [
      'It is probably true.',
      'They could always be reached by phone.',
      'He probably knew, and he always did.',
    ],
  },
})
