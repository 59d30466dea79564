import { isSoftwareText } from '../queries/software-text.ts'
import { lacksSupport } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'proven-claim',
  type: 'unsupported_claim',
  severity: 'medium',
  summary: 'A claim of proof without the proof.',
  fix: 'Link to the proof, or say what was observed.',
  phrases: [
    '(scientifically|medically|statistically|mathematically|empirically) (proven|validated|backed|verified|supported|sound|formulated)',
    '(backed|supported|proven|validated) by (science|research|studies|data|experts|the data|evidence|years of research|decades of research|scientific research|scientific evidence)',
    '(science|research|data|evidence) backed',
    '(has|have) been (scientifically|repeatedly|conclusively|consistently) (proven|shown|demonstrated|proved)',
    '(has|have|is|are) (been|) proven to (work|increase|reduce|improve|boost|help|cause|prevent|enhance|lower|have)',
    '(a|) proven (track record|results|success|formula|strategy|method|methods|strategies|system)',
    '(battle tested|tried and tested|tried and true) (method|methods|formula|solution|strategy|strategies|approach|techniques)',
  ],
  accepts: (hit, document) => !isSoftwareText(document) && lacksSupport(hit, document),
  explain: (quote) => `“${quote}” claims proof and shows none.`,
  examples: {
    bad: [
      'The tea is «scientifically proven» to calm.',
      'Tea «has been proven to reduce» stress.',
      'Our method is «backed by science».',
      'We have «a proven\ntrack record» in tea.',
    ],
    good: [
      'Proven by induction on the length.',
      'The tea calmed 12 of 20 pupils in a 2018 trial by Leeds University.',
      'The will was proven in court.',
      'The yeast is backed by a plate.',
    ],
  },
})
