import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'attention-claim',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A claim of growing attention with no number or date.',
  fix: 'Give the number and the year, or delete the claim.',
  phrases: [
    '(has|have|had) (recently|also|) (gained|garnered|attracted|received|drawn|captured|seen) (significant|widespread|considerable|increasing|increased|much|growing|immense|tremendous|a lot of|substantial|great|renewed) (attention|popularity|traction|recognition|interest|acclaim|momentum|growth|scrutiny|the attention)',
    '(has|have) become (increasingly|ever more|more and more|more) (popular|important|common|prevalent|relevant|essential|complex|crucial|critical|vital|apparent|evident|interconnected|sophisticated|widespread|accessible|competitive|evident)',
    '(has|have) (sparked|fueled|ignited|generated|prompted) (a|) (_|) (debate|debates|discussion|discussions|controversy|conversation|interest|concern|concerns)',
    '(a|the) (hot|) (topic|subject|matter) of (much|great|intense|ongoing|considerable|heated|significant) (debate|discussion|controversy|interest|research)',
    '(has|have) been (a|the) (topic|subject) of (much|great|intense|ongoing|considerable|heated|significant|extensive) (debate|discussion|controversy|interest|research|study)',
    '(has|have) (taken|taking) the (world|industry|internet) by storm',
    '(has|have) (revolutionized|transformed|reshaped|changed|redefined) (the way|how) (we|people|businesses|companies|humans|individuals)',
    '(growing|increasing|rising) (awareness|popularity|importance|recognition|emphasis) (of|in|for|about|on|that)',
    '(now|today) more than ever',
  ],
  explain: (quote) => `“${quote}” gives no number and no date.`,
  examples: {
    bad: [
      'Pumps «have become increasingly popular».',
      'It «has gained significant attention».',
      'It «has been the subject\nof much debate».',
      'It «has revolutionized the way we» cook.',
    ],
    good: [
      'The song became popular in 1990.',
      'The debate took two hours.',
      'Sales have grown by 5 percent.',
      'The attention of the class was on the board.',
    ],
  },
})
