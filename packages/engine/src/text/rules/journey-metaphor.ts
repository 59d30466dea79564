import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'journey-metaphor',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A process called a journey.',
  fix: 'Say what is done, and in what order.',
  phrases: [
    '(a|the|your|their|our|this|my|her|his) (transformative|lifelong|personal|creative|culinary|emotional|spiritual|remarkable|exciting|inspiring|fulfilling|rewarding|unforgettable|ongoing|collective|learning|career|educational|healing|academic|weight loss|fitness|wellness|entrepreneurial) journey',
    '(journey|voyage|quest) of (self discovery|discovery|growth|healing|a thousand|transformation|exploration|personal|self)',
    '(journey|road|path) (to|toward|towards) (success|healing|recovery|self discovery|happiness|a better|becoming|enlightenment|wellness|greatness|personal|sustainability|equality|a more)',
    '(on|along) (your|their|our) journey (to|toward|towards|together)',
    'journey (through|into) (the (world|heart|history|realm)|time|history) of',
    'every step of the way',
  ],
  explain: (quote) => `“${quote}” calls a process a journey and names no step.`,
  examples: {
    bad: [
      '«A transformative journey» for all.',
      'Her «journey to success» was long.',
      'Enjoy the **«journey\nof self-discovery»**.',
    ],
    good: [
      'The journey to Rome took two days.',
      'Their journey was delayed.',
      'On the journey we slept.',
    ],
  },
})
