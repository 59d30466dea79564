import { hasAmountNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'self-praise',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A report that praises its own work and shows no result.',
  fix: 'Give the result: which tests ran, what was measured before and after.',
  kinds: ['paragraph', 'list_item', 'table_cell'],
  phrases: [
    '(has|have) been successfully (implemented|completed|integrated|created|migrated|refactored|resolved|fixed|deployed|added|updated)',
    '(successfully|fully) (implemented|integrated|completed|migrated|refactored) (all|the|a|an)',
    '(is|are) now (fully (functional|operational|implemented|integrated|tested|working|complete)|production ready|ready for (production|use|deployment|prime time))',
    '(works|work|working|functions|functioning) (perfectly|flawlessly|seamlessly|beautifully)',
    '(significantly|dramatically|greatly|substantially|vastly) (improves|improved|improving|enhances|enhanced|enhancing|simplifies|reduces|increases|better|faster)',
    '(is|are) in (good|excellent|great) shape',
    'all (tests|checks|features|requirements|components|systems) (are|have been) (passing|implemented|met|operational|complete|verified|completed)',
  ],
  accepts: ({ first }, document) => !hasAmountNear(document, first),
  explain: (quote) => `“${quote}” praises the work, and the sentence gives no result.`,
  examples: {
    bad: [
      'The new oven «has been successfully integrated» into the kitchen.',
      'The bakery «is now fully functional».',
      'The timer «works perfectly» after the change.',
      'This «significantly improves» the bread.',
      'The kitchen «is in good shape».',
    ],
    good: [
      'The oven bakes 40 loaves an hour, twice as many as before.',
      'This significantly improves the yield, from 20 to 40 loaves.',
      'The lamp works when it is dry.',
      'All tests ran at night.',
    ],
  },
})
