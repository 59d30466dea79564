import { type Document, SEPARATOR } from '../document/document.ts'
import { wordIs } from '../queries/class-tests.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import type { SentenceCursor } from '../rule-engine/sentence-cursor.ts'

const causing = hashedWords(['causes', 'cures', 'prevents', 'triggers', 'reduces', 'increases'])
const before = new Map([
  ['leads', 'to'],
  ['lead', 'to'],
  ['led', 'to'],
  ['results', 'in'],
  ['contributes', 'to'],
])
const weakened = hashedWords([
  'it',
  'this',
  'that',
  'which',
  'also',
  'and',
  'what',
  'he',
  'she',
  'they',
  'not',
])
/** “health insurance”, “interest in birds”: no matter of health or money. */
const otherwise = hashedWords([
  'insurance',
  'insurers',
  'department',
  'minister',
  'settings',
  'ministry',
  'service',
  'centre',
  'center',
])
/** The sentence asks, denies or reports the cause. */
const distant = hashedWords([
  'whether',
  'claim',
  'claims',
  'claimed',
  'myth',
  'proclaimed',
  'implied',
  'if',
])
/** How many words after the verb the effect may be. */
const REACH = 5

export default defineRule<{ domain: string }>({
  id: 'causal-claim',
  type: 'unsupported_claim',
  severity: 'medium',
  summary: 'A claim of cause and effect about health or money, without a source.',
  fix: 'Cite a source, or say that the two only occur together.',
  sentence: {
    needs: ['causal'],
    *match(sentence) {
      if (isSoftwareText(sentence.document)) return
      for (let verb = sentence.first + 1; verb < sentence.end - 1; verb++) {
        if (!sentence.is(verb, 'causal')) continue
        const last = endOfVerb(sentence, verb)
        if (last === -1 || isWeak(sentence, verb)) continue
        const effect = findEffect(sentence, last)
        if (effect !== -1 && (isOtherwise(sentence, effect) || isDistant(sentence))) continue
        if (effect === -1 || !lacksSupport({ first: verb }, sentence.document)) continue
        const domain = sentence.is(effect, 'health') ? 'health' : 'money'
        yield { first: verb, last: effect, data: { domain } }
        return
      }
    },
  },
  explain: (quote, data) => `“${quote}” is a claim about ${data?.domain} without a source.`,
  examples: {
    bad: [
      'Sugar «causes inflammation» in the joints.',
      'Screen light «leads to **poor** sleep».',
      'A low tax «increases\ninvestment» in every town.',
    ],
    good: [
      'The law prevents health insurance firms from doing so.',
      'It led to a wealth of birds.',
      'The claim is that the leaf cures cancer.',
      'Sugar causes inflammation in the joints (Lee 2014).',
      'Screen light may lead to poor sleep.',
      'The road leads to the old mill by the health centre.',
      'A bad cable causes noise.',
    ],
  },
})

function isOtherwise(sentence: SentenceCursor, effect: number): boolean {
  const next = effect + 1
  if (next >= sentence.end) return false
  if (otherwise.has(sentence.document.words.hashes[next])) return true
  const pair = `${sentence.lower(effect)} ${sentence.lower(next)}`
  return pair === 'wealth of' || pair === 'interest in'
}

function isDistant(sentence: SentenceCursor): boolean {
  for (let word = sentence.first; word < sentence.end; word++) {
    if (distant.has(sentence.document.words.hashes[word])) return true
  }
  return false
}

/** The last word of “causes”, “leads to”; -1 for other words of cause. */
function endOfVerb(sentence: SentenceCursor, verb: number): number {
  if (causing.has(sentence.document.words.hashes[verb])) return verb
  const preposition = before.get(sentence.lower(verb))
  if (preposition === undefined || verb + 1 >= sentence.end) return -1
  return sentence.lower(verb + 1) === preposition ? verb + 1 : -1
}

/** “may lead to”, “this leads to”, “the causes of”: hedged, pointing back, or a noun. */
function isWeak(sentence: SentenceCursor, verb: number): boolean {
  const { words } = sentence.document
  for (let word = Math.max(sentence.first, verb - 2); word < verb; word++) {
    if (sentence.is(word, 'modal') || sentence.is(word, 'hedge') || sentence.is(word, 'weasel'))
      return true
  }
  return (
    weakened.has(words.hashes[verb - 1]) ||
    sentence.is(verb - 1, 'article') ||
    sentence.is(verb - 1, 'copula') ||
    sentence.is(verb - 1, 'preposition')
  )
}

function findEffect(sentence: SentenceCursor, verb: number): number {
  const document: Document = sentence.document
  for (let word = verb + 1; word <= verb + REACH && word < sentence.end; word++) {
    if ((sentence.separator(word) & ~(SEPARATOR.hyphen | SEPARATOR.quote)) !== 0) return -1
    if (wordIs(document, word, 'health') || wordIs(document, word, 'finance')) return word
    if (wordIs(document, word, 'preposition') || wordIs(document, word, 'conjunction')) return -1
  }
  return -1
}
