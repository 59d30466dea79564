import { SEPARATOR } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Longest shout, in words; a longer sentence most often has its reason. */
const LONGEST = 10

/** Words of the class that also state a fact. */
const plain =
  /^(best|rich|unique|leading|notable|diverse|ultimate|prominent|famous|finest|greatest|celebrated|beloved)$/i

export default defineRule({
  id: 'exclamation-hype',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations', 'stories'],
  summary: 'Praise with an exclamation mark and no reason.',
  fix: 'Give the reason and end with a full stop.',
  sentence: {
    needs: ['puffery'],
    *match(sentence) {
      const tail = sentence.document.sentences.tails[sentence.index]
      if ((tail & SEPARATOR.exclamation) === 0 || sentence.wordCount > LONGEST) return
      const word = sentence.find('puffery')
      if (plain.test(sentence.text(word))) return
      yield { first: word, last: word, data: undefined }
    },
  },
  explain: (quote) => `“${quote}” and an exclamation mark take the place of a reason.`,
  examples: {
    bad: [
      'The pump is «breathtaking»!',
      'We have an «unforgettable» day for you!',
      'Its *«vibrant»* colors\nstay!',
    ],
    good: ['The view was breathtaking.', 'It rains!', 'What a day!', '“Its vibrant colors stay!”'],
  },
})
