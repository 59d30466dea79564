import type { Document } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { holdsDigits } from '../queries/context/points-back.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Words after an effect in which its means are looked for. */
const NEAR = 8
/** What leads in how an effect came about, which a reader can judge without a figure. */
const means = hashedWords(['with', 'by', 'because', 'since', 'through', 'via'])

/** “Vastly improved with better colours”: the sentence says what was done. */
function givesMeans({ sentences, words }: Document, last: number, sentence: number): boolean {
  const end = Math.min(sentences.endWords[sentence], last + 1 + NEAR)
  for (let at = last + 1; at < end; at++) if (means.has(words.hashes[at])) return true
  return false
}

export default defineRule({
  id: 'effect-size-claim',
  type: 'unsupported_claim',
  severity: 'low',
  exemptIn: ['software'],
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
    if (givesMeans(document, hit.last, sentence)) return false
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
      '- Tea «improves sleep drastically».',
    ],
    good: [
      'The page was significantly improved: with larger type, wider margins and new photographs.',
      'Tea dramatically improved sleep, from 5 to 7 hours.',
      'It greatly helps the team.',
      'The play ends dramatically.',
      'Tea significantly improves sleep (Lee 2014).',
      'A dramatic rise of the curtain.',
      '#### Greatly improved pages',
      'Roll back if it significantly increases the load.',
      'Run `tea`. Tea improves sleep drastically.',
      'Leeds University says that tea improves sleep drastically.',
    ],
  },
})
