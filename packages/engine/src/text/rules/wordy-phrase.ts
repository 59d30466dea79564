import type { Document } from '../document.ts'
import { plainPhrases } from '../lexicons/plain-phrases.ts'
import { defineRule, type PhraseHit } from './define-rule.ts'

/** Words before a form of have or be that make it something else than a plain verb. */
const helping =
  /^(to|not|do|does|did|don't|doesn't|didn't|may|might|will|would|can|could|should|must|shall|i'd|we'd|you'd|they'd)$/
/** “Most our users” and “such many users” are no English. */
const determiner =
  /^(the|our|your|their|his|her|its|my|this|that|these|those|us|them|it|you|which|whom|what|all|such)$/
const degree = /^(such|quite|rather|what|very|too|so|as|that|this|the)$/

function wordAt(document: Document, word: number): string {
  return word < 0 || word >= document.words.count ? '' : document.textOf(word, word).toLowerCase()
}

/** The plain words fit only where the phrase stands in its usual company. */
function accepts({ first, last, pattern }: PhraseHit, document: Document): boolean {
  if (/ of$/.test(pattern) && /(number|majority)/.test(pattern)) {
    return !determiner.test(wordAt(document, last + 1)) && !degree.test(wordAt(document, first - 1))
  }
  if (/ in the process of$/.test(pattern)) return wordAt(document, last + 1).endsWith('ing')
  if (/^\(?(has|have|had)\b/.test(pattern)) return !helping.test(wordAt(document, first - 1))
  if (/(cases|instances\)|occasions)$/.test(pattern)) {
    return !/^(of|where|in|when|the|a)$/.test(wordAt(document, last + 1))
  }
  return true
}

export default defineRule({
  id: 'wordy-phrase',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A long phrase that has a short equivalent.',
  fix: 'Use the short phrase.',
  replacements: plainPhrases,
  accepts,
  explain: (quote) => `“${quote}” uses more words than it needs.`,
  examples: {
    bad: [
      'We met «in order to» talk.',
      'It failed «due to the fact that» it rained.',
      '«In the event that» it fails, stop.',
      'She «is in\nthe process of» moving.',
      '«A large number of» pumps leak.',
      'It happens **«in the majority of cases»**.',
    ],
    good: [
      'They stand in order, to be counted.',
      'In the event, that was wrong.',
      'For that purpose of ours we met.',
      'The vast majority of our pumps leak.',
      'A large number of the pumps leak.',
      'In the majority of cases of flu, rest helps.',
      'It works in some cases.',
      'The derivative with respect to time is zero.',
      'The key is in the process of the year 2019.',
      'You need to have the ability to leave.',
    ],
  },
})
