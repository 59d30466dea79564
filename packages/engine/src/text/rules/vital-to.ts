import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'vital-to',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'Something is called crucial, and no reason is given.',
  fix: 'Say what happens without it.',
  phrases: [
    "(is|are|was|were|becomes|remains|it's|be) (also|absolutely|truly|so|very|equally|) (crucial|essential|vital|critical|paramount|imperative|pivotal|fundamental|instrumental) (for|to|in) (ensuring|maintaining|understanding|achieving|building|creating|fostering|promoting|success|the success|success in|improving|developing|enhancing|preventing|addressing|effective|individuals|businesses|society|a healthy)",
    "(it|it's) (is|) (also|) (crucial|essential|vital|imperative|paramount) (for|that|to) (individuals|businesses|us|everyone|anyone|society|people|organizations|we|companies|prioritize|foster|approach|strike|embrace|explore)",
    "(the importance|the significance|the value|the impact|the power|the role) of (_|) (_|) (cannot|can't|can not) be (overstated|understated|overemphasized|underestimated)",
    '(is|are) (the|) key to (success|unlocking|a successful|achieving|happiness|building|creating|ensuring|effective|maintaining|a happy|long term|good)',
    'of (the|) (utmost|paramount|critical|vital|great) importance',
  ],
  explain: (quote) => `“${quote}” says that it matters, not why.`,
  examples: {
    bad: [
      'Sleep «is crucial for maintaining» health.',
      '«The importance of sleep cannot be overstated».',
      '«It is essential to\nprioritize» sleep.',
    ],
    good: [
      'Vitamin C is essential to humans, as Szent-Györgyi showed.',
      'It is essential that the valve is shut.',
      'The key to the success room is lost.',
      'Its importance was stated twice.',
    ],
  },
})
