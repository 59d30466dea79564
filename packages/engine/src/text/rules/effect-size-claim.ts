import { holdsDigits } from '../queries/points-back.ts'
import { lacksSupport } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'effect-size-claim',
  type: 'unsupported_claim',
  severity: 'low',
  summary: 'An effect called large without its size.',
  fix: 'Say by how much, from what, and who measured it.',
  phrases: [
    '(dramatically|significantly|drastically|substantially|greatly|massively|exponentially|vastly|tremendously|radically|immensely|profoundly|considerably|markedly|hugely) <benefit_verb>',
    '<benefit_verb> (_|_ _|_ _ _) (dramatically|drastically|substantially|massively|exponentially|tremendously|immensely)',
    '(a|) (dramatic|drastic|massive|huge|tremendous|exponential|staggering) (increase|improvement|reduction|decrease|boost|drop|rise|growth|gains) in',
  ],
  accepts: (hit, document) => {
    const sentence = document.words.sentences[hit.first]
    return lacksSupport(hit, document) && !holdsDigits(document, sentence)
  },
  explain: (quote) => `“${quote}” calls an effect large without its size.`,
  examples: {
    bad: [
      'Tea «dramatically improves» sleep.',
      'Tea «improves sleep drastically».',
      'We saw «a massive increase\nin» sales.',
    ],
    good: [
      'Tea dramatically improved sleep, from 5 to 7 hours.',
      'The play ends dramatically.',
      'Tea significantly improves sleep (Lee 2014).',
      'A dramatic rise of the curtain.',
    ],
  },
})
