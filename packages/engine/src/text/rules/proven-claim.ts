import type { Document } from '../document/document.ts'
import { holdsDigits } from '../queries/context/points-back.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const demands = hashedWords([
  'must',
  'should',
  'requires',
  'require',
  'needs',
  'need',
  'until',
  'once',
])

/** “The firm must show …”, “until it is proven”: nothing is claimed to be so. */
function isDemand({ words, sentences }: Document, word: number): boolean {
  for (let at = sentences.firstWords[words.sentences[word]]; at < word; at++) {
    if (demands.has(words.hashes[at])) return true
  }
  return false
}

export default defineRule({
  id: 'proven-claim',
  type: 'unsupported_claim',
  severity: 'medium',
  summary: 'A claim of proof without the proof.',
  fix: 'Link to the proof, or say what was observed.',
  phrases: [
    '(scientifically|medically|statistically|mathematically) (proven|validated|backed|verified|supported|formulated)',
    '(backed|supported|proven|validated) by (science|research|studies|data|experts|the data|evidence|years of research|decades of research|scientific research|scientific evidence)',
    '(science|research|data|evidence) backed',
    '(has|have) been (scientifically|repeatedly|conclusively|consistently) (proven|shown|demonstrated|proved)',
    '(has|have|is|are) (been|) proven to (work|increase|reduce|improve|boost|help|cause|prevent|enhance|lower|have)',
    '(a|) proven (track record|formula|strategy|method|system)',
    '(battle tested|tried and tested|tried and true) (method|methods|formula|solution|strategy|strategies|approach|techniques)',
  ],
  accepts: (hit, document) =>
    !isSoftwareText(document) &&
    lacksSupport(hit, document) &&
    !isDemand(document, hit.first) &&
    !holdsDigits(document, document.words.sentences[hit.first]),
  explain: (quote) => `“${quote}” claims proof without citing any.`,
  examples: {
    bad: [
      'The tea is «scientifically proven» to calm.',
      'Tea «has been proven to reduce» stress.',
      'Our method is «backed by science».',
      'We have «a proven\ntrack record» in tea.',
    ],
    good: [
      'We still have proven methods for that.',
      'These are proven results.',
      'The firm must show a proven track record.',
      'Conclusions should be supported by the data.',
      'Proven by induction on the length.',
      'The tea calmed 12 of 20 pupils in a 2018 trial by Leeds University.',
      'The will was proven in court.',
      'The yeast is backed by a plate.',
      'Run `tea`. Our method is backed by science.',
      'Is our method backed by science?',
      'Our method is backed by science in 12 of 20 trials.',
    ],
  },
})
