import { type Document, KIND, SEPARATOR } from '../document/document.ts'
import { isInQuotation } from '../queries/context/quoted-words.ts'
import { traitsOf } from '../queries/genre/draft-traits.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Shorter sentences return in dialogue and in instructions. */
const FEWEST_WORDS = 8
/** Entries of a reference have fewer sentences, and are told alike; so are titles and refrains. */
const FEWEST_SENTENCES = 4
const ENDS = SEPARATOR.period | SEPARATOR.question | SEPARATOR.exclamation
/** A sentence that returns later than so many words belongs to a template or is a refrain. */
const REACH = 250

export default defineRule({
  id: 'repeated-sentence',
  type: 'repetitive_structure',
  severity: 'low',
  exemptIn: ['software', 'stories'],
  summary: 'A sentence repeated word for word within 250 words.',
  fix: 'Delete one of the two.',
  *document(document) {
    if (traitsOf(document).longestSentence < FEWEST_WORDS) return
    const { words, sentences, blocks } = document
    const seen = new Map<number, number>()
    const again: { start: number; end: number; data: undefined }[] = []
    for (let sentence = 0; sentence < sentences.count; sentence++) {
      const block = sentences.blocks[sentence]
      const kind = blocks.kinds[block]
      // Sections of one template say the same under each heading.
      if ((kind === KIND.heading || kind === KIND.table_cell) && seen.size > 0) seen.clear()
      if (kind !== KIND.paragraph || blocks.quoted[block] === 1) continue
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      if (end - first < FEWEST_WORDS || (sentences.tails[sentence] & ENDS) === 0) continue
      let hash = 0
      for (let word = first; word < end; word++)
        hash = Math.imul(hash ^ words.hashes[word], 0x9e3779b1)
      const key = hash & 0x3fffffff
      const earlier = seen.get(key)
      seen.set(key, sentence)
      if (earlier === undefined || first - sentences.firstWords[earlier] > REACH) continue
      if (isInQuotation(document, first)) continue
      if (isRunning(document, block) && isSame(document, earlier, sentence)) {
        again.push({
          start: sentences.starts[sentence],
          end: sentences.ends[sentence],
          data: undefined,
        })
      }
    }
    for (const hit of again) yield hit
  },
  explain: () => 'The same sentence appears earlier in the text, word for word.',
  examples: {
    bad: [
      'The tea of the north is sweet and warm. We drank it. Then it rained. «The tea of the north is sweet and warm.»',
      'The tea of the north is sweet and warm.\n\nWe drank it. It rained. «The **tea** of the north is sweet and warm.» So they say.',
      'The tea of the north is sweet and warm. It rained. «The tea of the north\nis sweet and warm!» So they say.',
    ],
    good: [
      'The tea of the north is sweet and warm. We drank it. It rained. The tea of the south is sweet and warm.',
      'It is sweet. We drank it. It rained. It is sweet.',
      'The tea of the north is sweet and warm.\n\n> We drank it. It rained. It stopped. The tea of the north is sweet and warm.',
      'Tea\n\nThe tea of the north is sweet and warm.\n\nMilk\n\nThe tea of the north is sweet and warm.',
      '- The tea of the north is sweet and warm.\n- The tea of the north is sweet and warm.',
      '## May\n\nThe tea of the north is sweet and warm.\n\n## June\n\nIt rained. It stopped. We drank it. The tea of the north is sweet and warm.',
      'The tea of the north is sweet and warm. It rained. The tea of the north is sweet and warm. Run `tea`.',
    ],
  },
})

function isRunning({ blocks }: Document, block: number): boolean {
  return blocks.endSentences[block] - blocks.firstSentences[block] >= FEWEST_SENTENCES
}

function isSame({ words, sentences }: Document, a: number, b: number): boolean {
  const from = sentences.firstWords[a]
  const length = sentences.endWords[a] - from
  const other = sentences.firstWords[b]
  if (sentences.endWords[b] - other !== length) return false
  for (let i = 0; i < length; i++) {
    // Opaque words have no hash: two formulas are not the same.
    const hash = words.hashes[from + i]
    if (hash === 0 || hash !== words.hashes[other + i]) return false
  }
  return true
}
