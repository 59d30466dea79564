import type { Document } from '../document.ts'
import { defineRule } from './define-rule.ts'

/** Shorter sentences return in dialogue and in instructions. */
const FEWEST_WORDS = 8

export default defineRule({
  id: 'repeated-sentence',
  type: 'repetitive_structure',
  severity: 'low',
  silentIn: ['software'],
  summary: 'A sentence that stands in the text twice, word for word.',
  fix: 'Delete one of the two.',
  *document(document) {
    const { words, sentences, blocks } = document
    const seen = new Map<number, number>()
    const again: { start: number; end: number; data: undefined }[] = []
    for (let sentence = 0; sentence < sentences.count; sentence++) {
      const { kind, quoted } = blocks[sentences.blocks[sentence]]
      if (quoted || (kind !== 'paragraph' && kind !== 'list_item')) continue
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      if (end - first < FEWEST_WORDS) continue
      let hash = 0
      for (let word = first; word < end; word++)
        hash = Math.imul(hash ^ words.hashes[word], 0x9e3779b1)
      const key = hash & 0x3fffffff
      const earlier = seen.get(key)
      if (earlier === undefined) seen.set(key, sentence)
      else if (isSame(document, earlier, sentence)) {
        again.push({
          start: sentences.starts[sentence],
          end: sentences.ends[sentence],
          data: undefined,
        })
      }
    }
    for (const hit of again) yield hit
  },
  explain: () => 'The same sentence stands earlier in the text, word for word.',
  examples: {
    bad: [
      'The tea of the north is sweet and warm. We drank it. «The tea of the north is sweet and warm.»',
      'The tea of the north is sweet and warm.\n\n«The **tea** of the north is sweet and warm.»',
      '- The tea of the north is sweet and warm.\n- «The tea of the north\n  is sweet and warm!»',
    ],
    good: [
      'The tea of the north is sweet and warm. The tea of the south is sweet and warm.',
      'It is sweet. We drank it. It is sweet.',
      'The tea of the north is sweet and warm.\n\n> The tea of the north is sweet and warm.',
    ],
  },
})

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
