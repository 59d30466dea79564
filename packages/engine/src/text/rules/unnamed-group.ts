import { CLAUSE_BREAK, type Document, SHAPE } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { hasInstanceAfter, lowerAt, sentenceHas } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const PEOPLE =
  'groups|authors|believers|players|writers|christians|muslims|jews|activists|politicians|journalists|theorists|listeners|circles'
const COUNTED = `(some|many|most|several|numerous|a number of) (early|) (<vague_agent>|${PEOPLE})`
const SPOKEN = '(some|many) (say|argue|believe|claim|think|suggest|feel|regard)'

/** What a group does when it is cited; that it owns, uses or needs something is no such claim. */
const OPINIONS = new Set(
  'dislike dislikes disliked prefer preferred complain complained feel felt think thought consider considered regard regarded view viewed fear feared doubt doubted object objected oppose opposed worry worried praise praised criticize criticized criticise criticised hail hailed question questioned dismiss dismissed welcome welcomed expressed propose proposed explored maintain maintained insist insisted wonder wondered hate hated love loved applaud applauded lament lamented'.split(
    ' ',
  ),
)
const BETWEEN = new Set('also have has had still often now even already'.split(' '))
/** These are `vague-attribution`'s. */
const REPORTED = new Set(['that', 'it', 'this', 'the'])

/** “Several people have expressed …”: the group is cited for what it thinks. */
function isCited(document: Document, last: number): boolean {
  const { words } = document
  let verb = last + 1
  while (BETWEEN.has(lowerAt(document, verb)) && verb < last + 3) verb++
  if (verb >= words.count || words.sentences[verb] !== words.sentences[last]) return false
  for (let at = last + 1; at <= verb; at++) {
    if ((words.separators[at] & CLAUSE_BREAK) !== 0) return false
  }
  return OPINIONS.has(lowerAt(document, verb))
}

/** Advice and one's own story are no reports; a link or a name shows who is meant. */
function isBacked(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  return (
    document.sentences.links[sentence] > 0 ||
    sentenceHas(document, sentence, 'first_person') ||
    sentenceHas(document, sentence, 'second_person')
  )
}

/** "Some 400 critics" has its number. */
function isCounted(document: Document, word: number): boolean {
  const next = word + 1
  return next < document.words.count && (document.words.flags[next] & SHAPE.digit) !== 0
}

/** "How many people", "so many people": the count itself is the point. */
const MEASURING = new Set(['how', 'so', 'too', 'not', 'as', 'only'])

export default defineRule({
  id: 'unnamed-group',
  type: 'hedging_and_absolutes',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'An opinion or a debate credited to “some” or “many” who are never named.',
  fix: 'Name them, or give their number and where it comes from.',
  phrases: [
    COUNTED,
    SPOKEN,
    'in (some|many) (countries|cultures|circles|quarters)',
    '(there is|there was) (some|much|considerable) (evidence|debate|controversy|dispute|disagreement|speculation|criticism)',
    '(there are|there were|there have been) (some|many|several|a number of|various) (theories|claims|reports|rumors|rumours|critics|accounts|allegations)',
    'it is (also|) (debated|debatable|disputed|speculated|rumored|rumoured)',
  ],
  accepts: ({ first, last, pattern }, document) =>
    !isBacked(document, first) &&
    !isCounted(document, last) &&
    !MEASURING.has(lowerAt(document, first - 1)) &&
    isAsserted(document, first) &&
    (pattern !== COUNTED || isCited(document, last)) &&
    (pattern !== SPOKEN || !REPORTED.has(lowerAt(document, last + 1))) &&
    (pattern === SPOKEN || pattern === COUNTED || !hasInstanceAfter(document, last)),
  explain: (quote) => `“${quote}” does not say who or where, so readers cannot check it.`,
  examples: {
    bad: [
      '«Some critics» dislike the ending.',
      '«Many believe» rain will come.',
      'It is common «in some countries».',
      '«Several people» have expressed doubts.',
      '«There is some debate» about its age.',
      '«Some critics» dislike the ending in 2019.',
      'It is common «in some countries» that rain falls.',
    ],
    good: [
      'Some companies, like [Acme](https://example.org/acme), dislike it.',
      'Many teams at Acme and Bolt use it.',
      'The page goes away if only some users dislike it.',
      'Many people use the bridge.',
      'Most users need one key.',
      'When several people feel cold, a heater helps.',
      'Many of these methods use one word.',
      'For some groups a chair is needed, among many others.',
      'You will meet some critics there.',
      'Three critics disliked the ending.',
      'Some 400 critics disliked the ending.',
      'How many people complained?',
      'It is common in some countries, such as Peru.',
      'We know that many believe rain will come.',
      'Some critics (dislike the ending) left.',
      'So many believe rain will come.',
      'Many believe 400 rains will come.',
      'Many believe that rain will come.',
      'Many believe rain will come. Run `tea`.',
      'Many believe rain will come for you.',
      'Many believe rain will come ([list](https://example.org/rain)).',
      'In some countries it rains, such as Peru.',
    ],
  },
})
