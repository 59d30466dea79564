import { lowerAt } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'universal-agreement',
  type: 'hedging_and_absolutes',
  severity: 'medium',
  summary: 'A claim that everybody agrees or knows.',
  fix: 'Say who agrees and where that can be read.',
  phrases: [
    '(everyone|everybody) (knows|know|agrees|agree|understands|understand|recognizes|recognises|accepts|realizes|realises) (that|the|how|this|what|why|it|a|about)',
    '(we all|all of us) (know|agree|understand|accept|realize|realise) that',
    'as (everyone|everybody|we all) (knows|know)',
    '(nobody|no one) (can|could|would|will) (deny|dispute|doubt|argue|disagree|question|ignore)',
    '(few|few people|hardly anyone) (would|could|can|will) (deny|dispute|doubt|argue|disagree|question)',
    "(there is|there can be|there's) (little|no) (doubt|denying|question|disputing|debate) (that|about|but)",
    'it (is|has become) (universally|generally|commonly|widely|well) (known|accepted|agreed|recognized|recognised|acknowledged|understood) that',
    'it is (an open secret|common knowledge|a well known fact|a known fact|an undeniable fact|an established fact|no secret|a fact|beyond dispute|beyond question) that',
    "it's (no secret|a well known fact|a fact|common knowledge|undeniable) that",
    '(most|all) (people|of us) (would|will|can) agree',
    'we can all agree',
    '(universally|unanimously) (accepted|agreed|acknowledged|recognized|recognised|loved|praised|acclaimed|beloved)',
    "it (cannot|can not|can't) be (denied|disputed|doubted|questioned|overstated)",
  ],
  accepts: ({ first }, document) =>
    document.sentences.links[document.words.sentences[first]] === 0 &&
    !['not', 'no'].includes(lowerAt(document, first - 1)),
  explain: (quote) => `“${quote}” claims that everybody agrees and names nobody who does.`,
  examples: {
    bad: [
      '«Everyone knows that» tea is healthy.',
      '«Nobody can **deny»** the effect.',
      "«It's no secret that» rents rise.",
    ],
    good: [
      'Many facts are not universally accepted.',
      'We all know how they live.',
      'Everyone knows her.',
      'Nobody can enter the room.',
      'No doubt it will rain.',
      'It is common to doubt that.',
    ],
  },
})
