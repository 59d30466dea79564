import { hasInstanceAfter } from '../surroundings.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'such-as-nothing-concrete',
  type: 'missing_concrete_examples',
  severity: 'medium',
  summary: 'An announced instance that is another general phrase.',
  fix: 'Name an instance a reader could picture.',
  phrases: [
    '(such as|including|e.g.|namely) , (various|many|several|numerous|different|certain|a variety of|a range of|all kinds of|a number of|multiple|countless|a wide range of|a lot of) (_|) (things|aspects|factors|elements|options|features|areas|issues|people|ways|benefits|tools|methods|resources|techniques|strategies|activities|products|services|purposes|applications|fields|industries|needs|types|components|considerations|circumstances|variables|concepts|ideas|approaches|processes|situations|challenges)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) => !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” promises an instance and gives another general phrase.`,
  examples: {
    bad: [
      'Cost depends on much, «such as various factors».',
      'It has tools, «including many features».',
      'It serves trades «such as **many** different industries».',
    ],
    good: [
      'It depends on things such as light.',
      'Tools, including many saws, were sold.',
      'It depends on things, including several factors: light and rain.',
      'Such as many are, they stay.',
    ],
  },
})
