import { isAsserted } from '../queries/context/not-asserted.ts'
import { holdsName, lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'historic-first',
  type: 'unsupported_claim',
  severity: 'low',
  exemptIn: ['stories', 'software'],
  summary: 'A claim to be the first or the only one of its kind.',
  fix: 'Say who checked, or write “the first that we know of”.',
  phrases: [
    '(the|our|a|its) (very|) first (ever|of its kind)',
    'the first (_|_ _) (of its kind|in history|in the world)',
    "the (world's|nation's|country's|industry's) first",
    'for the first time (ever|in history|in human history|in the history)',
    'never before (in history|has|have)',
    '(nothing like it|nothing like this) (has|had) ever',
    'the only (_|_ _) (of its kind|in the world|on the market|in existence|on earth)',
    '(unprecedented|unparalleled) in (history|human history|modern history|the history|scale|its)',
    '(a|an) (historic|world|industry|global) first',
    'first of its kind',
    'one of a kind',
    'no one (has|had) ever (done|tried|seen|made|built|attempted)',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    isAsserted(document, hit.first) &&
    !holdsName(document, document.words.sentences[hit.first]),
  explain: (quote) =>
    `“${quote}” claims that there was nothing like it before, without saying who checked.`,
  examples: {
    bad: [
      'It is «the first tea of its kind».',
      'It happened «for the first time in\nhistory» on a **hill**.',
      '«Never before has» tea been so hot.',
    ],
    good: [
      'A class starts with the first letter of its type.',
      'It was the first ever Rust conference.',
      'Give the path as the first and only argument.',
      'Weeds spread like nothing else.',
      'It was the first tea of the day.',
      'According to the Guinness records of 2019 it is the first tea of its kind.',
      'They met for the first time in May.',
      'Never drink it before noon.',
      'Ask whether it is the first tea of its kind.',
      'Run `tea`. It is the first tea of its kind.',
      'It is the first tea of its kind. See the [register](https://example.org/tea).',
    ],
  },
})
