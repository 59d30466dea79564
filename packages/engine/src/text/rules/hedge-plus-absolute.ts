import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'hedge-plus-absolute',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A hedge next to a word of certainty.',
  fix: 'Choose one: say that it is certain, or say how likely it is.',
  phrases: [
    '(almost|nearly|virtually|practically) (certainly|definitely|undoubtedly) (always|never|all|every|everyone|everybody|nobody)',
    '(probably|possibly|arguably|presumably) (always|everyone|everybody|nobody|definitely|certainly|undoubtedly|invariably|inevitably)',
    '(perhaps|maybe) (definitely|certainly|undoubtedly)',
    '(may|might) (definitely|certainly|undoubtedly|inevitably|invariably)',
    'could (undoubtedly|inevitably|invariably)',
    '(definitely|certainly|undoubtedly|absolutely) (might|maybe|perhaps|possibly|probably)',
    '(seems|appears|seem|appear) to (definitely|certainly|undoubtedly|inevitably)',
    '(tends|tend) to (always|never)',
  ],

  explain: (quote) => `“${quote}” is unsure and certain at the same time.`,
  examples: {
    bad: [
      'It is «probably always» true.',
      'Sleep «might definitely» help.',
      'The team **«tends\nto never»** finish.',
    ],
    good: [
      'The dam could certainly hold more.',
      'Maybe everyone had left by then.',
      'It is probably true.',
      'They could always be reached by phone.',
      'He probably knew, and he always did.',
    ],
  },
})
