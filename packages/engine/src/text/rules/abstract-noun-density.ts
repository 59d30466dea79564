import { type Document, KIND, SHAPE } from '../document/document.ts'
import { classSet, wordIsAny } from '../queries/class-tests.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import { SUFFIX_CLASSES, suffixes } from '../segment/suffixes.ts'

/** Below this length one technical term decides. */
const SHORTEST = 30
/** Share of abstract nouns; reviewed prose stays below it. */
const SHARE = 0.2
const endings: readonly string[] = ['tion', 'sion', 'ment', 'ness', 'ity', 'ance', 'ence']
/** 1 for the class of each such ending, with or without the bit of a long word. */
const isAbstract = Uint8Array.from({ length: SUFFIX_CLASSES }, (_, suffix) =>
  endings.includes(suffixes[(suffix >> 1) - 1] ?? '') ? 1 : 0,
)
const nouns = classSet('abstract_noun')

/** Code, digits and links: such nouns are terms there. */
function isTechnical({ blocks, words, sentences }: Document, block: number): boolean {
  for (let word = blocks.firstWords[block]; word < blocks.endWords[block]; word++) {
    if ((words.flags[word] & (SHAPE.opaque | SHAPE.digit)) !== 0) return true
  }
  for (let index = blocks.firstSentences[block]; index < blocks.endSentences[block]; index++) {
    if (sentences.links[index] > 0) return true
  }
  return false
}

export default defineRule<{ count: number; length: number }>({
  id: 'abstract-noun-density',
  type: 'absence_of_specificity',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A paragraph heavy with abstract nouns.',
  fix: 'Use verbs: say who does what.',
  *document(document) {
    const { blocks, words, sentences } = document
    for (let block = 0; block < blocks.count; block++) {
      const firstWord = blocks.firstWords[block]
      const endWord = blocks.endWords[block]
      const length = endWord - firstWord
      if (length < SHORTEST) continue
      if (blocks.kinds[block] !== KIND.paragraph || blocks.quoted[block] === 1) continue
      let count = 0
      for (let word = firstWord; word < endWord; word++) {
        if (isAbstract[words.suffixes[word]] === 1 || wordIsAny(document, word, nouns)) count++
      }
      if (count < length * SHARE || isTechnical(document, block)) continue
      const first = blocks.firstSentences[block]
      yield {
        start: sentences.starts[first],
        end: sentences.ends[first],
        data: { count, length },
      }
    }
  },
  explain: (_quote, data) =>
    `${data?.count} of the ${data?.length} words in this paragraph are abstract nouns, such as words in -tion and -ness.`,
  examples: {
    bad: [
      '«The integration of innovation and collaboration supports the development of knowledge and awareness.» Effectiveness depends on transparency, communication and the alignment of expectations. Engagement strengthens identity, resilience and the optimization of performance in every environment.',
      'A short line.\n\n«Sustainability requires commitment, responsibility and the coordination of organization and administration.» The implementation of a strategy demands flexibility, while the evaluation of outcomes promotes improvement. Motivation and recognition contribute to satisfaction and to the realization of potential.',
      '«The integration of innovation and collaboration supports the development of knowledge and awareness.» Effectiveness depends on transparency, communication and the alignment of expectations. Engagement strengthens identity, resilience and the optimization of performance in every environment. Sustainability requires commitment, responsibility and the coordination of organization and administration. The implementation of a strategy demands flexibility, while the evaluation of outcomes promotes improvement. Motivation and recognition contribute to satisfaction and to the realization of potential.',
    ],
    good: [
      'The integration of innovation and collaboration supports the development of knowledge and awareness.',
      'The plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.',
      'Run `npm test` first.\n\n```sh\nnpm test\n```\n\nThe integration of innovation and collaboration supports the development of knowledge and awareness. Effectiveness depends on transparency, communication and the alignment of expectations. Engagement strengthens identity, resilience and the optimization of performance in every environment.',
      '> The integration of innovation and collaboration supports the development of knowledge and awareness. Effectiveness depends on transparency, communication and the alignment of expectations. Engagement strengthens identity, resilience and the optimization of performance in every environment.',
    ],
  },
})
