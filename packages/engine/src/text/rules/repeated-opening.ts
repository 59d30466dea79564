import { GAP } from '../document.ts'
import { defineRule } from './define-rule.ts'

const FEWEST = 3

export default defineRule<{ count: number }>({
  id: 'repeated-opening',
  type: 'repetitive_structure',
  severity: 'low',
  silentIn: ['software'],
  summary: 'Three or more sentences of a paragraph that begin with the same two words.',
  fix: 'Join two of the sentences or begin one of them with what is new in it.',
  *document(document) {
    const { words, sentences } = document
    for (const block of document.blocks) {
      if (block.kind !== 'paragraph' || block.quoted) continue
      if (block.endSentence - block.firstSentence < FEWEST) continue
      const counts = new Map<number, { count: number; third: number }>()
      for (let sentence = block.firstSentence; sentence < block.endSentence; sentence++) {
        const first = sentences.firstWords[sentence]
        if (sentences.endWords[sentence] - first < 4 || words.gaps[first + 1] !== 0) continue
        if (words.hashes[first] === 0 || words.hashes[first + 1] === 0) continue
        if ((words.gaps[first] & GAP.quote) !== 0) continue
        const key = (Math.imul(words.hashes[first], 31) + words.hashes[first + 1]) | 0
        const known = counts.get(key) ?? { count: 0, third: -1 }
        known.count++
        if (known.count === FEWEST) known.third = first
        counts.set(key, known)
      }
      for (const { count, third } of counts.values()) {
        if (third === -1) continue
        yield { start: words.starts[third], end: words.ends[third + 1], data: { count } }
      }
    }
  },
  explain: (quote, data) => `${data?.count} sentences of the paragraph begin with “${quote}”.`,
  examples: {
    bad: [
      'It is warm today. It is dry in town. «It is» good to walk.',
      'The tea cools **fast**. The tea tastes fine. Milk helps it. «The tea» sells well.',
      'We have to go home. We have to eat. «We\nhave» to sleep at ten.',
    ],
    good: [
      'It is warm today. It is dry in town. Now it is good to walk.',
      'It is warm. It is dry. It is good.',
      'It is warm today. It is dry in town.\n\nIt is good to walk.',
      'The tea cools fast. The cup is fine. The pot sells well.',
    ],
  },
})
