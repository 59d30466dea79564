import { isAsserted } from '../queries/not-asserted.ts'
import { holdsDigits } from '../queries/points-back.ts'
import { lacksSupport } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'effect-size-claim',
  type: 'unsupported_claim',
  severity: 'low',
  summary: 'A large effect without a figure.',
  fix: 'Say by how much, or leave out the adverb.',
  kinds: ['paragraph', 'list_item'],
  phrases: [
    '(dramatically|significantly|drastically|substantially|massively|exponentially|vastly|tremendously|radically|immensely|profoundly|hugely) <benefit_verb>',
    '<benefit_verb> (_|_ _|_ _ _) (dramatically|drastically|substantially|massively|exponentially|tremendously|immensely)',
    '(a|) (dramatic|drastic|massive|huge|tremendous|exponential|staggering) (increase|improvement|reduction|decrease|boost|drop|rise|growth|gains) in',
  ],
  accepts: (hit, document) => {
    const sentence = document.words.sentences[hit.first]
    return (
      lacksSupport(hit, document) &&
      !holdsDigits(document, sentence) &&
      isAsserted(document, hit.first)
    )
  },
  explain: (quote) => `“${quote}” does not say by how much.`,
  examples: {
    bad: [
      'Tea «dramatically improves» sleep.',
      'Tea «improves sleep drastically».',
      'We saw «a massive increase\nin» sales.',
    ],
    good: [
      'Tea dramatically improved sleep, from 5 to 7 hours.',
      'It greatly helps the team.',
      'The play ends dramatically.',
      'Tea significantly improves sleep (Lee 2014).',
      'A dramatic rise of the curtain.',
      '#### Greatly improved pages',
      'Roll back if it significantly increases the load.',
    ],
  },
})
