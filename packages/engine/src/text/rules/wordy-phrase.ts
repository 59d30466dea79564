import { type Document, KIND, SEPARATOR } from '../document/document.ts'
import { plainPhrases } from '../lexicons/plain-phrases.ts'
import { isLeaningOnPurpose, isPlainPurpose } from '../queries/context/purpose-phrase.ts'
import { defineRule, type PhraseHit } from '../rule-engine/define-rule.ts'

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

/** “Versions prior to 2.4” is the usual wording, and so is “prior to release 3”. */
const version = /\d|^(?:versions?|releases?|revisions?)$/
/** How far after “prior to” a version is looked for. */
const NEAR = 3
/** How far after “last but not least” the thanks are looked for. */
const THANKS = 12

/** The plain words fit only where the phrase is in its usual company. */
function accepts({ first, last, pattern }: PhraseHit, document: Document): boolean {
  if (/^in order (that|for)$|^in \(an effort/.test(pattern)) return opens(document, first)
  if (/ as\) to$/.test(pattern)) {
    if (/^not$|ing$/.test(wordAt(document, last + 1))) return false
    return (
      opens(document, first) || (isLeaningOnPurpose(document) && isPlainPurpose(document, first))
    )
  }
  if (/^\(prior/.test(pattern)) return !isBesideVersion(document, first, last)
  if (/^(first and|last but)/.test(pattern)) return !givesThanks(document, last)
  if (/ of$/.test(pattern) && pattern.includes('number')) {
    return !determiner.test(wordAt(document, last + 1)) && !degree.test(wordAt(document, first - 1))
  }
  if (/ in the process of$/.test(pattern)) return wordAt(document, last + 1).endsWith('ing')
  if (/^\(?(has|have|had)\b/.test(pattern)) return !helping.test(wordAt(document, first - 1))
  if (/(cases|instances\)|occasions)$/.test(pattern)) {
    return !/^(of|where|in|when|the|a)$/.test(wordAt(document, last + 1))
  }
  return true
}

/** Whether the words open a sentence, at most after a conjunction: “So in order to bake”. */
function opens(document: Document, first: number): boolean {
  const start = document.sentences.firstWords[document.words.sentences[first]]
  if (first === start) return true
  return first === start + 1 && /^(?:and|but|so|thus|then|hence)$/.test(wordAt(document, start))
}

function isBesideVersion(document: Document, first: number, last: number): boolean {
  const { blocks, sentences, words } = document
  const sentence = words.sentences[first]
  if (blocks.kinds[sentences.blocks[sentence]] === KIND.heading) return true
  const end = Math.min(sentences.endWords[sentence], last + 1 + NEAR)
  for (let at = Math.max(sentences.firstWords[sentence], first - 1); at < end; at++) {
    if ((words.separators[at] & SEPARATOR.comma) !== 0 && at > last) break
    if (version.test(wordAt(document, at))) return true
  }
  return false
}

/** Nobody wants thanks in fewer words. */
function givesThanks({ sentences, words, textOf }: Document, last: number): boolean {
  const end = Math.min(sentences.endWords[words.sentences[last]], last + 1 + THANKS)
  for (let at = last + 1; at < end; at++) if (/^thank/i.test(textOf(at, at))) return true
  return false
}

export default defineRule({
  id: 'wordy-phrase',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations'],
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
      'So «in order to» bake, light the oven.',
      'We found that it opens «in order to» let water out.',
      '«Prior to» the storm, the gauge was moved.',
      '«In an effort to» save water, they shut one tap.',
    ],
    good: [
      '“In order to” is long for “to”.',
      'They stand in order, to be counted.',
      'In the event, that was wrong.',
      'For that purpose of ours we met.',
      'The vast majority of pumps leak.',
      'We plan to weigh the flour in order to waste less of it.',
      'We open the door for those who wait in order to speak.',
      'If there is flour on the scale in order to test it, wait.',
      'The oven door is shut, in order to keep the heat.',
      'They talk in theory in order to learn.',
      'They have the sign in order for guests to find us.',
      'The door moved in an effort to shut, and did not.',
      'In order to not let it cool, shut the door.',
      'All versions prior to 2.4 leak.',
      'It leaks in all pumps prior to release 3.',
      '# Tides prior to the storm',
      'Last but not least, thanks to the crew.',
      'The extent to which it leaks is known.',
      'The steam goes out by means of a pipe.',
      'A large number of the pumps leak.',
      'In the majority of cases of flu, rest helps.',
      'It works in some cases.',
      'The derivative with respect to time is zero.',
      'The key is in the process of the year 2019.',
      'You need to have the ability to leave.',
    ],
  },
})
