import type { Document } from '../document/document.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const adverb =
  'widely|often|commonly|generally|frequently|sometimes|long|universally|usually|largely'

/** Words around a view in which a denial or its grounds are looked for. */
const NEAR = 25
const grounds = hashedWords(['because', 'since', 'given'])

/** “It is not, as is commonly believed, sure”: the text sets a belief right, whoever holds it. */
function isRefuted({ sentences, words, textOf }: Document, first: number): boolean {
  const start = sentences.firstWords[words.sentences[first]]
  return first > start && /^(?:as|than|what)$/i.test(textOf(first - 1, first - 1))
}

/** Whether the sentence itself gives the grounds for a view. */
function isReasoned({ sentences, words }: Document, last: number): boolean {
  const end = Math.min(sentences.endWords[words.sentences[last]], last + 1 + NEAR)
  for (let at = last + 1; at < end; at++) if (grounds.has(words.hashes[at])) return true
  return false
}

export default defineRule({
  id: 'passive-attribution',
  type: 'weak_provenance',
  severity: 'low',
  summary: 'A view in the passive voice that leaves out who holds it.',
  fix: 'Say who holds the view, or state it as your own.',
  phrases: [
    `it (is|was|has been|has long been) (${adverb}|) (said|believed|thought|argued|claimed|suggested|reported|estimated|rumored|rumoured|alleged|assumed|speculated|theorized|theorised|held) that`,
    'it (is|has been|was) (scientifically|clinically|well|conclusively|repeatedly|often|) (shown|proven|proved|demonstrated|established|documented) that',
    `(is|are|was|were) (${adverb}) (regarded|considered|viewed|recognized|recognised|acknowledged|hailed|credited|perceived|believed|thought|said) (as|to be|to have|)`,
    `(has|have) (long|often|widely|frequently) been (regarded|hailed|praised|criticized|criticised|credited|touted|described)`,
    `(has|have) been (hailed|touted|praised|criticized|criticised) (as|for)`,
    '(is|are) (said|believed|thought|rumored|rumoured|reputed) to have',
    '(is|are) (believed|thought|rumored|rumoured|reputed) to be',
    'as is (well|widely|commonly|generally) known',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    !isRefuted(document, hit.first) &&
    !isReasoned(document, hit.last),
  explain: (quote) => `“${quote}” leaves out whose view this is.`,
  examples: {
    bad: [
      '«It is widely believed that» cats see in the dark.',
      'The tower «is often considered» plain.',
      '«It **has been** shown that» cats dream.',
      'The king «is said to have» wept.',
    ],
    good: [
      'The drop is not, as is commonly believed, harmless.',
      'Two leaks at once are believed to be rare, since each pump has its own pipe.',
      'The fault is usually seen with brass valves.',
      'Darwin believed that cats see in the dark.',
      'The tower is considered by the council every year.',
      'It is said in the north.',
      'A method is said to be open when nothing bars it.',
      'The plan has been described above.',
      'It is widely believed that cats see in the dark ([survey](https://example.org/cats)).',
    ],
  },
})
