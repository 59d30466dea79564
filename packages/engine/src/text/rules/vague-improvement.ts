import { CLAUSE_BREAK, GAP } from '../document.ts'
import { promisedQualities } from '../lexicons/vague-phrases.ts'
import { hasAmountNear } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'
import type { SentenceCursor } from './sentence-cursor.ts'

const IMPROVING = /^(improv|boost|enhanc|increas|maximi|optimi|accelerat|strengthen|transform)/
const QUALITIES = new Set(promisedQualities)
const BETWEEN = new Set(
  'your their our the its overall general mental personal team user customer employee business professional physical operational and public economic'.split(
    ' ',
  ),
)
/** "… by caching", "… because", "of the parser": the sentence goes on to say how or of what. */
const HOW = new Set([
  'by',
  'because',
  'when',
  'of',
  'from',
  'if',
  'using',
  'for',
  'in',
  'between',
  'as',
  'since',
  'but',
  'over',
])

/** Behind a quality these are what the sentence is about. */
const NOUNS = new Set([
  'services',
  'savings',
  'care',
  'costs',
  'insurance',
  'system',
  'systems',
  'records',
  'outcomes',
])

/** The promised quality behind the verb: "boost your overall productivity", "enhance well-being". */
function qualityBehind(sentence: SentenceCursor, verb: number): number {
  const { words } = sentence.document
  for (let word = verb + 1; word < sentence.end && word <= verb + 4; word++) {
    if ((words.gaps[word] & CLAUSE_BREAK) !== 0) return -1
    const text = sentence.lower(word)
    const next = word + 1 < sentence.end ? sentence.lower(word + 1) : ''
    if (text === 'well' && next === 'being') return word + 1
    if (text === 'quality' && next === 'of') return -1
    if (QUALITIES.has(text) && !BETWEEN.has(next)) return word
    if (!BETWEEN.has(text)) return -1
  }
  return -1
}

export default defineRule({
  id: 'vague-improvement',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A promise to improve a quality without saying what gets better.',
  fix: 'Name what is measured, and give it before and after.',
  kinds: ['paragraph', 'list_item'],
  sentence: {
    needs: ['benefit_verb'],
    *match(sentence) {
      let verb = sentence.find('benefit_verb')
      for (; verb !== -1; verb = sentence.find('benefit_verb', verb + 1)) {
        if (!IMPROVING.test(sentence.lower(verb))) continue
        const quality = qualityBehind(sentence, verb)
        if (quality === -1 || hasAmountNear(sentence.document, verb)) continue
        const next = quality + 1
        if (next < sentence.end && HOW.has(sentence.lower(next))) continue
        // “strengthen health services” speaks of services.
        if (next < sentence.end && NOUNS.has(sentence.lower(next))) continue
        // “improve performance (each command costs time)” gives the reason.
        if (next < sentence.end && (sentence.gap(next) & GAP.bracket) !== 0) continue
        if (sentence.end - sentence.first < 4) continue
        yield { first: verb, last: quality, data: undefined }
      }
    },
  },
  explain: (quote) => `“${quote}” promises an improvement and leaves out of what and by how much.`,
  examples: {
    bad: [
      'The tool will «boost your productivity».',
      'It aims to «enhance overall well-being».',
      'Plants **«improve**\nmental health».',
    ],
    good: [
      'The county is enhancing health services.',
      'Load fewer modules to improve performance (each one costs time).',
      'Many threads improve performance, but one is simple.',
      'Improve performance',
      'The tool will boost your productivity by 12%.',
      'Improve performance by caching the page.',
      'Improve your score by one point.',
      'It improves the seal.',
    ],
  },
})
