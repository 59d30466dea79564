import { type Document, SEPARATOR, SHAPE } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { holdsDigits } from '../queries/context/points-back.ts'
import { lowerAt, sentenceEnds, sentenceHas } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const OWNERS =
  "world's|country's|city's|region's|band's|century's|nation's|today's|history's|america's|england's|britain's"
const RANKED =
  'the most (popular|notable|famous|influential|prominent|celebrated|renowned|respected|admired|beloved)'
const COPULAS = new Set(['is', 'are', 'was', 'were', 'remains', 'remain', 'became', 'become'])

/** Tells a reader how things are; instructions and statements with a number, link or code are not meant. */
function isPlainStatement(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  const { links, punctuation } = document.sentences
  if (links[sentence] > 0 || (punctuation[sentence] & (SEPARATOR.quote | SEPARATOR.question)) !== 0)
    return false
  if (
    sentenceHas(document, sentence, 'first_person') ||
    sentenceHas(document, sentence, 'second_person')
  )
    return false
  const { first, last } = sentenceEnds(document, word)
  if (lowerAt(document, first) === 'if' || lowerAt(document, first) === 'when') return false
  for (let at = first; at <= last; at++)
    if ((document.words.flags[at] & SHAPE.opaque) !== 0) return false
  return true
}

export default defineRule({
  id: 'weasel-word',
  type: 'hedging_and_absolutes',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A claim of fame or wide agreement that nobody can check.',
  fix: 'Say who thinks so, or give the figure that shows it.',
  phrases: [
    'widely (acclaimed|praised|loved|respected|admired|celebrated|popular|read|played|recognized|recognised)',
    '(generally|commonly|usually) (considered|regarded|believed|accepted|recognized|recognised|acknowledged|thought|agreed|seen|viewed)',
    '(best|better|most widely) known (for|as)',
    `(${OWNERS}) (most|best|greatest|finest|leading)`,
    '(his|her|their|its) most (popular|notable|famous|important|influential|significant|successful|known|prominent|recognizable|memorable)',
    RANKED,
    '(critically acclaimed|very popular|highly regarded|highly acclaimed|hugely popular|extremely popular|highly influential|a matter of debate|much debated)',
  ],
  kinds: ['paragraph'],
  accepts: ({ first, pattern }, document) =>
    isPlainStatement(document, first) &&
    isAsserted(document, first) &&
    !holdsDigits(document, document.words.sentences[first]) &&
    // “A survey of the most popular tools” claims nothing of a tool.
    (pattern !== RANKED || COPULAS.has(lowerAt(document, first - 1))),
  explain: (quote) => `“${quote}” is a claim that readers cannot check.`,
  examples: {
    bad: [
      'It is «generally considered» a good bridge.',
      'The song is «widely played».',
      'It is «the most **popular»** dish of the valley.',
      'It is «the most popular» song.',
      'The band, «best known for» tea, came.',
    ],
    good: [
      'The plan was sent widely to all teams.',
      'The most important step is to close the tap.',
      'It has several well-known faults.',
      'The poll asked for the most popular dish.',
      'Soup was the most popular dish (34 %).',
      'Some bridges were rebuilt.',
      'Many languages have such a word.',
      'The bill is likely to be cut.',
      'If the song is widely played, it wears out.',
      'The door is widely open, as you see.',
      'Run the most popular `things` twice.',
      'Is the song widely played?',
      'The song is not widely played.',
      'We know that the song is widely played.',
      'The song is widely played for you.',
      'Run `tea`. The song is widely played.',
      'The song is widely played ([list](https://example.org/songs)).',
      'A list of the most popular songs is kept.',
    ],
  },
})
