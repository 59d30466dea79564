import { hasDetailNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'stock-quality',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A part of a product praised with a stock adjective and nothing to check.',
  fix: 'Say what the part does: which errors it handles, which cases it tests, how fast it is.',
  kinds: ['paragraph', 'list_item', 'table_cell'],
  phrases: [
    '(comprehensive|robust|proper|thorough|extensive|graceful|advanced|enhanced|improved|powerful|sophisticated) (error|exception|edge case|state|data|resource|input|security) (handling|management|validation|recovery|monitoring|analysis)',
    '(comprehensive|robust|extensive|thorough|detailed|clear|complete) (documentation|logging|monitoring|test coverage|test suite|testing|validation|error messages|feedback|analytics|reporting)',
    '(clean|clear|proper|excellent|solid) (separation of concerns|architecture|code organization|code structure|code base|abstraction|project structure)',
    '(seamless|smooth|easy|effortless|flawless) (integration|experience|user experience|transition|deployment|navigation|workflow|operation)',
    '(intuitive|beautiful|modern|clean|sleek|elegant|user friendly|easy to use|responsive) (interface|user interface|ui|web interface|dashboard|design|user experience|navigation)',
    '(high|excellent|optimal|superior|better|enhanced|improved|maximum|blazing) (performance|maintainability|readability|scalability|reliability|usability|developer experience|user experience|code quality|flexibility)',
    '(improves|enhances|improving|enhancing|boosts|boosting) (performance|maintainability|readability|scalability|reliability|usability|developer experience|user experience|code quality|productivity)',
    '(production|enterprise) (ready|grade)',
    '(fully|highly) (functional|scalable|customizable|configurable|extensible|optimized|operational)',
    'graceful degradation',
  ],
  accepts: ({ first }, document) => !hasDetailNear(document, first),
  explain: (quote) => `“${quote}” fits any product, and nothing near it can be checked.`,
  examples: {
    bad: [
      'The app comes with «robust error handling».',
      '- **Safe**: «comprehensive validation» of all forms',
      'It offers «seamless integration» with your tools.',
      'We chose it for its «clean separation of concerns».',
      'The lamp has an «intuitive interface».',
    ],
    good: [
      'The app retries each failed call three times.',
      'Comprehensive validation takes 40 ms for each form.',
      'The integration of the two villages was slow.',
      'Robust trees line the road.',
      'See `errors.ts` for the proper error handling.',
    ],
  },
})
