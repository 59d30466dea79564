import { type Document, SHAPE } from '../document/document.ts'
import { isName, lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'undetailed-experience',
  type: 'weak_provenance',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'An appeal to experience without one case, number or date.',
  fix: 'Tell one case: who, when, and what happened.',
  phrases: [
    'from (my|our) (own|personal|long|professional|extensive) experience',
    '(many|most|some|several|countless|numerous) of (my|our) (customers|clients|users|readers|members|patients|students|partners)',
    'our (customers|clients|users|members|patients|partners) (say|tell us|report|love|agree|trust|see|have seen)',
    "(i|we|i've|we've) (have|) (personally|) (seen|helped|worked with|met|tried|used) (many|countless|numerous|dozens of|hundreds of|thousands of|plenty of|so many) (people|customers|clients|companies|teams|businesses|students|patients|tools|products)",
    '(having|after) (worked|working) with (many|countless|numerous|dozens of|hundreds of|thousands of)',
    'years of experience (have|has) (shown|taught)',
  ],
  accepts: (hit, document) => {
    const sentence = document.words.sentences[hit.first]
    return (
      lacksSupport(hit, document) &&
      !holdsDetail(document, sentence) &&
      !(sentence + 1 < document.sentences.count && holdsDetail(document, sentence + 1))
    )
  },
  explain: (quote) => `“${quote}” appeals to experience but gives no case, figure or date.`,
  examples: {
    bad: [
      'It works, «from our long experience».',
      '«Many of our clients» sleep better now.',
      '«We have helped **countless** people» sleep.',
      'It works, «from our\nown experience».',
      'It works, «from our own experience». It is good.',
    ],
    good: [
      'It is in our own time that the sea took it.',
      'From our own experience at Leeds cats sleep well.',
      'In my experience cats sleep well.',
      'In my experience cats sleep well. Mine slept 14 hours a day last May.',
      'Our customers pay by card.',
      'It takes five years of experience.',
      'It works, from our own experience. It fell by 12 percent.',
      'Does it work, from our own experience?',
    ],
  },
})

/** A name or a number: something of the case itself. */
function holdsDetail(document: Document, sentence: number): boolean {
  const { words, sentences } = document
  const first = sentences.firstWords[sentence]
  const end = Math.min(sentences.endWords[sentence], first + 60)
  for (let word = first; word < end; word++) {
    if ((words.flags[word] & SHAPE.digit) !== 0 || isName(document, word)) return true
  }
  return false
}
