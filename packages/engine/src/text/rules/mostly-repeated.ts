import { type Document, KIND, SEPARATOR } from '../document/document.ts'
import { languageOf } from '../queries/language.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Fewer repeated words may be a refrain or a notice. */
const FEWEST_REPEATED = 60
/** Least share of the words of a draft that stand in sentences it has had before. */
const LEAST_SHARE = 0.5
const ENDS = SEPARATOR.period | SEPARATOR.question | SEPARATOR.exclamation

interface Repetition {
  readonly repeated: number
  readonly words: number
  /** The first sentence that the draft has had before; -1 without one. */
  readonly first: number
}

export default defineRule<Repetition>({
  id: 'mostly-repeated',
  type: 'repetitive_structure',
  severity: 'high',
  decides: true,
  // Releases and entries say the same of each thing.
  exemptIn: ['changelogs', 'references', 'licences'],
  summary: 'A draft of which half or more is sentences that it has had before, word for word.',
  fix: 'Keep each sentence once.',
  *document(document) {
    if (document.words.count < FEWEST_REPEATED) return
    const found = findRepetition(document)
    const { repeated, words, first } = found
    if (repeated < FEWEST_REPEATED || repeated < LEAST_SHARE * words) return
    // What cannot be judged is not decided.
    if (languageOf(document) !== 'english') return
    const { starts, ends } = document.sentences
    yield { start: starts[first], end: ends[first], data: found }
  },
  explain: (_quote, data) =>
    `Of the ${data?.words ?? 0} words of this draft, ${data?.repeated ?? 0} are in sentences that appear earlier, word for word.`,
  examples: {
    bad: [
      'The tea of the north is sweet and warm, and we drink it. «The tea of the north is sweet and warm, and we drink it.» The tea of the north is sweet and warm, and we drink it. The tea of the north is sweet and warm, and we drink it. The tea of the north is sweet and warm, and we drink it. The tea of the north is sweet and warm, and we drink it. The tea of the north is sweet and warm, and we drink it.',
      'The tea of the north is sweet and warm, and we drink it. Later it rained on the roof, and nobody went out to look. Our neighbour has a red boat that leaks, and he sails it on Sundays.\n\n«The tea of the north is sweet and warm, and we drink it.» Later it rained on the roof, and nobody went out to look. Our neighbour has a red boat that leaks, and he sails it on Sundays.\n\nThe tea of the north is sweet and warm, and we drink it. Later it rained on the roof, and nobody went out to look. Our neighbour has a red boat that leaks, and he sails it on Sundays.',
      '# Boats\n\nThe boat left the harbour in the morning and came back at night. «The boat left the harbour in the morning and came back at night.» The boat left the harbour in the morning and came back at night. The boat left the harbour in the morning and came back at night. The boat left the harbour in the morning and came back at night. The boat left the harbour in the morning and came back at night. The boat left the harbour in the morning and came back at night. The boat left the harbour in the morning and came back at night.',
    ],
    good: [
      'Boat 1 left the harbour in the morning and came back at night. Boat 2 left the harbour in the morning and came back at night. Boat 3 left the harbour in the morning and came back at night. Boat 4 left the harbour in the morning and came back at night. Boat 5 left the harbour in the morning and came back at night. Boat 6 left the harbour in the morning and came back at night. Boat 7 left the harbour in the morning and came back at night. Boat 8 left the harbour in the morning and came back at night.',
      'The tea of the north is sweet and warm, and we drink it. The tea of the north is sweet and warm, and we drink it. Later it rained on the roof, and nobody went out to look. Later it rained on the roof, and nobody went out to look. The tea of the north is sweet and warm, and we drink it.',
      'The tea of the north is sweet and warm, and we drink it. The tea of the south is sweet and warm, and we drink it. The tea of the east is sweet and warm, and we drink it. The tea of the west is sweet and warm, and we drink it. The tea of the coast is sweet and warm, and we drink it. The tea of the islands is sweet and warm, and we drink it. The tea of the hills is sweet and warm, and we drink it. The tea of the lakes is sweet and warm, and we drink it.',
      'The tea of the north is sweet and warm, and we drink it.\n\n> The tea of the north is sweet and warm, and we drink it.\n\n> The tea of the north is sweet and warm, and we drink it.\n\n> The tea of the north is sweet and warm, and we drink it.\n\n> The tea of the north is sweet and warm, and we drink it.\n\n> The tea of the north is sweet and warm, and we drink it.\n\n> The tea of the north is sweet and warm, and we drink it.\n\nLater it rained on the roof, and nobody went out to look. Our neighbour has a red boat that leaks, and he sails it on Sundays.',
      '- The tea of the north is sweet and warm, and we drink it.\n- The tea of the north is sweet and warm, and we drink it.\n- The tea of the north is sweet and warm, and we drink it.\n- The tea of the north is sweet and warm, and we drink it.\n- The tea of the north is sweet and warm, and we drink it.\n- The tea of the north is sweet and warm, and we drink it.\n- The tea of the north is sweet and warm, and we drink it.\n- The tea of the north is sweet and warm, and we drink it.',
      '## Version 1\n\nThe tea of the north is sweet and warm, and we drink it.\n\n## Version 2\n\nThe tea of the north is sweet and warm, and we drink it.\n\n## Version 3\n\nThe tea of the north is sweet and warm, and we drink it.\n\n## Version 4\n\nThe tea of the north is sweet and warm, and we drink it.\n\n## Version 5\n\nThe tea of the north is sweet and warm, and we drink it.\n\n## Version 6\n\nThe tea of the north is sweet and warm, and we drink it.\n\n## Version 7\n\nThe tea of the north is sweet and warm, and we drink it.\n\n## Version 8\n\nThe tea of the north is sweet and warm, and we drink it.',
      'The tea of the north is sweet and warm, and we drink it. Ann came in May with a cake that nobody had asked for. The tea of the north is sweet and warm, and we drink it. Bob came in June with a cake that nobody had asked for. The tea of the north is sweet and warm, and we drink it. Eve came in July with a cake that nobody had asked for. The tea of the north is sweet and warm, and we drink it. Tom came in August with a cake that nobody had asked for. The tea of the north is sweet and warm, and we drink it. Liz came in October with a cake that nobody had asked for. The tea of the north is sweet and warm, and we drink it. Max came in March with a cake that nobody had asked for. The tea of the north is sweet and warm, and we drink it.',
    ],
  },
})

/** Counts the words of running text that repeat whole sentences. Linear: each word is read once. */
function findRepetition({ words, sentences, blocks }: Document): Repetition {
  const seen = new Set<number>()
  let repeated = 0
  let all = 0
  let first = -1
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    const block = sentences.blocks[sentence]
    const kind = blocks.kinds[block]
    // Sections of one template say the same under each heading.
    if (kind === KIND.heading) seen.clear()
    const start = sentences.firstWords[sentence]
    const end = sentences.endWords[sentence]
    all += end - start
    if (kind !== KIND.paragraph || blocks.quoted[block] === 1) continue
    let hash = 0
    let isComparable = end > start
    for (let word = start; word < end; word++) {
      // Opaque words have no hash: two formulas are not the same.
      isComparable &&= words.hashes[word] !== 0
      hash = Math.imul(hash ^ words.hashes[word], 0x9e3779b1)
    }
    if (!isComparable || (sentences.tails[sentence] & ENDS) === 0) continue
    if (seen.has(hash)) {
      repeated += end - start
      if (first === -1) first = sentence
    }
    seen.add(hash)
  }
  return { repeated, words: all, first }
}
