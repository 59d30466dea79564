import type { Document } from '../document/document.ts'
import { isDenied, isSupposed } from '../queries/context/not-asserted.ts'
import { hasAmountNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** A name alone is no reason; a number or a link may be. */
function isFirm(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  return document.sentences.links[sentence] === 0 && !hasAmountNear(document, word)
}

export default defineRule({
  id: 'certainty-claim',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A word of certainty in place of a reason.',
  fix: 'Give the reason, or delete the word of certainty.',
  phrases: [
    '(undoubtedly|unquestionably|undeniably|indisputably|irrefutably|indubitably|unarguably|incontrovertibly|inarguably)',
    '(without|beyond) (a|any|) (doubt|shadow of a doubt)',
    'there is no (doubt|question) (that|about)',
    '(is|are|was|be) (guaranteed|certain|bound|destined) to (succeed|improve|impress|delight|please|win|boost|transform|leave|help|love|enjoy|fail)',
    '(guaranteed|guarantees|guarantee) (success|results|satisfaction|happiness)',
    '(absolutely|definitely|certainly|truly) (guaranteed|proven)',
    '(proven|foolproof|fail-safe|surefire|sure-fire) (way|ways|method|methods|formula|strategy|recipe)',
    'the fact of the matter is',
    '(rest|be) assured that',
    'make no mistake',
    'one thing is (certain|clear|sure)',
    'mark my words',
  ],
  accepts: ({ first }, document) =>
    !isSupposed(document, first) && !isDenied(document, first) && isFirm(document, first),
  explain: (quote) => `“${quote}” insists but gives no reason.`,
  examples: {
    bad: [
      'This is «undoubtedly» the way forward.',
      '«Without a doubt», the views are great.',
      'The plan «is guaranteed to succeed».',
      'The plan in Leeds «is guaranteed to succeed».',
    ],
    good: [
      'Raised rights do not guarantee success.',
      'There is no foolproof way of finding them.',
      'The plan is likely to succeed.',
      'The delivery order is guaranteed by the broker.',
      'She left no doubt about it.',
      'The law guarantees a hearing in 30 days.',
      'Whether the plan is guaranteed to succeed is open.',
      'Does the plan guarantee success?',
      'The plan is guaranteed to succeed ([terms](https://example.org/terms)).',
      'The plan is guaranteed to succeed in 12 of 20 tries.',
    ],
  },
})
