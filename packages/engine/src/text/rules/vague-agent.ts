import { groups } from '../lexicons/vague-phrases.ts'
import { hasDetailNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const COUNTERS = new Set(['many', 'some', 'others', 'everyone'])
const CROWD_OPENERS = new Set(['most', 'modern', "today's", 'countless'])
const VERBS = new Set(
  'want need love struggle rely turn seek face tend prefer demand expect deserve crave strive understand recognize recognise realize realise embrace overlook underestimate fail assume dream enjoy wonder'.split(
    ' ',
  ),
)
const CONTINUED = new Set(
  'looking turning seeking searching struggling embracing beginning starting realizing realising increasingly becoming facing begun started become embraced turned long'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'vague-agent',
  type: 'low_specificity',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A claim about people or companies in general.',
  fix: 'Say who, or how many and how that is known.',
  phrases: [
    `(${groups}) (of all (sizes|kinds|types|backgrounds)|across (industries|sectors|all industries)|alike)`,
  ],
  sentence: {
    needs: ['vague_agent'],
    *match(sentence) {
      const { document, first, end } = sentence
      // The crowd is first, perhaps after one word: "businesses", "many businesses".
      const opens =
        sentence.is(first, 'vague_agent') && COUNTERS.has(sentence.lower(first)) ? first + 1 : first
      const crowd = CROWD_OPENERS.has(sentence.lower(first)) ? first + 1 : opens
      if (
        crowd + 1 >= end ||
        !sentence.is(crowd, 'vague_agent') ||
        sentence.separator(crowd + 1) !== 0
      )
        return
      if (COUNTERS.has(sentence.lower(crowd))) return
      const verb = sentence.lower(crowd + 1)
      if (verb === 'are' || verb === 'have') {
        if (crowd + 2 >= end || !CONTINUED.has(sentence.lower(crowd + 2))) return
        if (!hasDetailNear(document, crowd)) yield { first, last: crowd + 2, data: undefined }
      } else if (VERBS.has(verb) && !hasDetailNear(document, crowd)) {
        yield { first, last: crowd + 1, data: undefined }
      }
    },
  },
  accepts: ({ last }, document) => !hasDetailNear(document, last),
  explain: (quote) => `“${quote}” could be about anybody.`,
  examples: {
    bad: [
      '«Many businesses struggle» with this.',
      'It suits «companies of all sizes».',
      '**«People** are increasingly» busy.',
      '«Most people are increasingly» busy.',
      '«People have begun» to walk.',
    ],
    good: [
      'Many businesses in Leeds struggle with this.',
      'In 2020 most people preferred tea.',
      'Users of `npm` need this.',
      'Some teams met on Monday.',
      'Users often want both shells alike.',
      'People are increasingly busy in Leeds.',
      'It suits companies of all sizes in Leeds.',
      'Run `tea`. People are increasingly busy.',
      'Modern cooks want tea.',
      'Businesses: struggle or fail.',
      'Others want tea.',
      'People are busy.',
      'Many businesses struggle with this in Leeds.',
    ],
  },
})
