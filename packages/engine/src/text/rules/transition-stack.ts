import { KIND } from '../document/document.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const FEWEST = 3
/** Sentences over which the transitions are close together. */
const REACH = 8

const openings = [
  'moreover',
  'furthermore',
  'additionally',
  'consequently',
  'nevertheless',
  'nonetheless',
  'similarly',
  'likewise',
  'accordingly',
  'conversely',
  'subsequently',
  'ultimately',
  'overall',
  'firstly',
  'secondly',
  'thirdly',
  'lastly',
  'importantly',
  'notably',
]
const transitions = hashedWords(openings)
/** Letters of the shortest: most first words need not be looked up. */
const SHORTEST = Math.min(...openings.map(({ length }) => length))

export default defineRule<{ count: number }>({
  id: 'transition-stack',
  type: 'repetitive_structure',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'Three or more formal transitions at sentence starts within eight sentences.',
  fix: 'Delete the transitions; the order of the sentences shows the connection.',
  *document(document) {
    const { words, sentences, blocks } = document
    let recent: number[] = []
    for (let sentence = 0; sentence < sentences.count; sentence++) {
      const first = sentences.firstWords[sentence]
      if (words.lengths[first] < SHORTEST || !transitions.has(words.hashes[first])) continue
      const block = sentences.blocks[sentence]
      if (blocks.kinds[block] === KIND.alt_text || blocks.quoted[block] === 1) continue
      recent = recent.filter((earlier) => sentence - earlier < REACH)
      recent.push(sentence)
      if (recent.length < FEWEST) continue
      yield {
        start: words.starts[first],
        end: words.ends[first],
        data: { count: sentence - recent[0] + 1 },
      }
      recent = []
    }
  },
  explain: (quote, data) =>
    `“${quote}” is the third formal transition within ${data?.count} sentences.`,
  examples: {
    bad: [
      'Tea is hot. Moreover, it is sweet. Furthermore, it is cheap. «Additionally», it is old.',
      'Firstly, boil the **water**.\n\nSecondly, wait.\n\n«Thirdly», pour it.',
      'Consequently it rained. The pot fell. Nevertheless we drank.\n«Ultimately» we slept.',
    ],
    good: [
      'Tea is hot. Moreover, it is sweet. Furthermore, it is cheap. It is old.',
      'It is hot and, moreover, sweet. It is, furthermore, cheap. It is additionally old.',
      'Moreover it is hot. A. B. C. D. E. F. G. Moreover it is sweet. A. B. C. D. E. F. G. Moreover it is old.',
      'Firstly, boil the water. Secondly, wait. Thirdly, run `tea`.',
    ],
  },
})
