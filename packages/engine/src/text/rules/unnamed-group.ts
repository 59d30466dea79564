import { type Document, SHAPE } from '../document.ts'
import { lowerAt, sentenceHas } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

const PEOPLE =
  'groups|authors|sources|believers|players|writers|countries|cultures|christians|muslims|jews|activists|politicians|journalists|philosophers|theorists|listeners|physicians|psychologists|members|circles'

/** "How many people", "so many people": the count itself is the point. */
const MEASURING = new Set(['how', 'so', 'too', 'not', 'as'])

/** Advice and one's own story are no reports. */
function speaksToSomebody(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  return (
    sentenceHas(document, sentence, 'first_person') ||
    sentenceHas(document, sentence, 'second_person')
  )
}

/** "Some 400 critics" has its number. */
function isCounted(document: Document, word: number): boolean {
  const next = word + 1
  return next < document.words.count && (document.words.flags[next] & SHAPE.digit) !== 0
}

export default defineRule({
  id: 'unnamed-group',
  type: 'hedging_and_absolutes',
  severity: 'low',
  silentIn: ['software'],
  summary: 'A group of people or cases that is counted with “some” or “many” and never named.',
  fix: 'Name the group, or give its number and where it comes from.',
  phrases: [
    `(some|many|most|several|numerous|a number of) (of the|early|) (<vague_agent>|${PEOPLE})`,
    'some (have|say|argue|believe|consider|claim|would|think|suggest|feel|see|saw|view|regard)',
    'many (have|say|argue|believe|consider|claim|would|think|suggest|feel|see|saw|view|regard)',
    'according to (some|many)',
    '(by|according to) (some|many|most) (of|other|as|to|for|in)',
    'in some (countries|areas|places|regions|cultures|parts|circles|quarters|states)',
    'in many (countries|areas|places|regions|cultures|parts|circles|quarters|states)',
    '(there is|there was) (some|much|considerable) (evidence|debate|controversy|dispute|disagreement|speculation|concern|criticism|doubt|question|confusion)',
    '(there are|there were|there have been) (some|many|several|a number of|various) (theories|claims|reports|rumors|rumours|critics|people|who|stories|accounts|allegations|opinions|views|arguments)',
    'it is (also|) (debated|debatable|disputed|speculated|rumored|rumoured)',
  ],
  accepts: ({ first, last }, document) =>
    !['others', 'groups'].includes(lowerAt(document, last)) &&
    !speaksToSomebody(document, first) &&
    !isCounted(document, last) &&
    !MEASURING.has(lowerAt(document, first - 1)),
  explain: (quote) => `“${quote}” leaves open who or which, so the statement cannot be checked.`,
  examples: {
    bad: [
      '«Some critics» dislike the ending.',
      '«Many believe» that it rains too much.',
      'It is common «in some countries».',
    ],
    good: [
      'Many of these methods use one word.',
      'For some groups a chair is needed, among many others.',
      'One half was dry, while others leaked.',
      'You will meet some critics there.',
      'The various teams met in May.',
      'Three critics disliked the ending.',
      'Some 400 critics disliked the ending.',
      'Some salt dissolves in water.',
      'How many people came?',
    ],
  },
})
