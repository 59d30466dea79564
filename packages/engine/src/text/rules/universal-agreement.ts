import type { Document } from '../document/document.ts'
import { isAsserted, isFollowedBy, isWished } from '../queries/context/not-asserted.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const KNOWING =
  '(everyone|everybody) (knows|agrees|understands|recognizes|recognises|accepts|realizes|realises)'
const CLAUSE = new Set('that the a an how this what why it there'.split(' '))

/** Words before the hit in which a small number is looked for. */
const NEAR = 6
const few = hashedWords([
  'few',
  'fewer',
  'fewest',
  'hardly',
  'rarely',
  'seldom',
  'scarcely',
  'barely',
])

/** “Even fewer will be universally agreed upon” claims the contrary. */
function isForFew({ sentences, words }: Document, first: number): boolean {
  const start = Math.max(sentences.firstWords[words.sentences[first]], first - NEAR)
  for (let at = first - 1; at >= start; at--) if (few.has(words.hashes[at])) return true
  return false
}

export default defineRule({
  id: 'universal-agreement',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A claim that everybody agrees or knows.',
  fix: 'Say who agrees and where that can be read, or give the reason instead.',
  phrases: [
    KNOWING,
    '(we all|all of us) (know|understand|accept|realize|realise) that',
    'as (everyone|everybody) (knows|know)',
    '(nobody|no one) (can|could|would|will) (deny|dispute|doubt|argue|disagree|question)',
    '(few|few people|hardly anyone) (would|could|can|will) (deny|dispute|doubt|argue|disagree|question)',
    "(there is|there can be|there are|there's) (little|no) (doubt|denying|question|disputing|debate) that",
    'it is (universally|generally|commonly|widely|well) (known|accepted|agreed|recognized|recognised|acknowledged|understood) that',
    "it's (universally|generally|commonly|widely|well) (known|accepted|agreed|recognized|recognised|acknowledged|understood) that",
    'it has become (universally|generally|commonly|widely|well) (known|accepted|agreed|recognized|recognised|acknowledged|understood) that',
    "(it is|it's) (an open secret|common knowledge|(a|an) (well known|known|undeniable|established) fact|no secret|undeniable|beyond dispute|beyond question) that",
    '(most|all) (people|of us) (would|will|can) agree',
    'we can all agree',
    '(universally|unanimously) (accepted|agreed|acknowledged|recognized|recognised|loved|praised|acclaimed|beloved)',
    "it (cannot|can not|can't) be (denied|disputed|doubted|questioned|overstated)",
  ],
  accepts: ({ first, last, pattern }, document) =>
    document.sentences.links[document.words.sentences[first]] === 0 &&
    isAsserted(document, first) &&
    !isForFew(document, first) &&
    !isWished(document, first) &&
    (pattern !== KNOWING || isFollowedBy(document, last, CLAUSE)),
  explain: (quote) => `“${quote}” claims that everybody agrees and names nobody who does.`,
  examples: {
    bad: [
      '«Everyone knows» that tea is healthy.',
      '«Nobody can **deny»** the effect.',
      "«It's no secret that» rents rise.",
      '«It is widely\naccepted that» rents rise.',
    ],
    good: [
      'Few of these rules are universally agreed upon.',
      'Even fewer will be unanimously accepted.',
      'The page will help everyone understand how it works.',
      'Please let everyone know what you plan.',
      'Nothing changes even if everyone agrees that it should.',
      'We want to make certain that everyone understands that it is free.',
      'It hurts, there is no doubt about it.',
      'Make sure that everybody understands the plan.',
      'Many facts are not universally accepted.',
      'We all know how they live.',
      'Everyone knows her.',
      'Nobody can enter the room.',
      'No doubt it will rain.',
      'It is common to doubt that.',
      'Nobody can deny the effect ([list](https://example.org/tea)).',
    ],
  },
})
