import { CLAUSE_BREAK, SEPARATOR } from '../document/document.ts'
import { promisedQualities } from '../lexicons/vague-phrases.ts'
import { isAsserted, isPurpose } from '../queries/context/not-asserted.ts'
import { hasAmountNear, sentenceHas } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import type { SentenceCursor } from '../rule-engine/sentence-cursor.ts'

const IMPROVING = /^(improv|boost|enhanc|increas|maximi|optimi|strengthen)/
const QUALITIES = new Set(promisedQualities)
const BETWEEN = new Set(
  'your their our the its overall general mental personal team user customer employee business professional physical operational and public economic'.split(
    ' ',
  ),
)
/** After the quality: the sentence goes on to something else than how, when or of what. */
const GOING_ON = new Set(
  'and or while which that today now across throughout significantly dramatically greatly considerably substantially massively'.split(
    ' ',
  ),
)
/** “The improved performance” and “can improve performance” promise nothing. */
const WEAK = new Set(['can', 'could', 'may', 'might', 'would', 'should', 'further', 'or'])

/** The promised quality after the verb: "boost your overall productivity", "enhance well-being". */
function qualityBehind(sentence: SentenceCursor, verb: number): number {
  const { words } = sentence.document
  for (let word = verb + 1; word < sentence.end && word <= verb + 4; word++) {
    if ((words.separators[word] & CLAUSE_BREAK) !== 0) return -1
    const text = sentence.lower(word)
    const next = word + 1 < sentence.end ? sentence.lower(word + 1) : ''
    if (text === 'well' && next === 'being') return word + 1
    if (text === 'quality' && next === 'of') return -1
    if (QUALITIES.has(text) && !BETWEEN.has(next)) return word
    if (!BETWEEN.has(text)) return -1
  }
  return -1
}

const EXPLAINING = new Set('but although by as because since when'.split(' '))

/** “Can also improve”, or a member of a list of purposes. */
function isWeak(sentence: SentenceCursor, verb: number): boolean {
  const isBase = !/(s|ed|ing)$/.test(sentence.lower(verb))
  const isParted = (sentence.separator(verb) & SEPARATOR.comma) !== 0
  if (isBase && isParted) return true
  // “Investigate improving performance” names a task; “…, improving performance” promises.
  if (sentence.lower(verb).endsWith('ing') && !isParted && !sentence.is(verb - 1, 'copula'))
    return true
  if (WEAK.has(sentence.lower(verb - 1))) return true
  return verb - 2 >= sentence.first && WEAK.has(sentence.lower(verb - 2)) && isBase
}

/** “improve performance in production”, “improve performance (each …)”, “improve service levels”. */
function isQualified(sentence: SentenceCursor, next: number): boolean {
  if (next >= sentence.end) return false
  const separator = sentence.separator(next)
  if ((separator & SEPARATOR.bracket) !== 0) return true
  return (separator & CLAUSE_BREAK) === 0 && !GOING_ON.has(sentence.lower(next))
}

export default defineRule({
  id: 'vague-improvement',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A promised improvement without details.',
  fix: 'Say what was measured, before and after, or what changes for the reader.',
  kinds: ['paragraph', 'list_item'],
  sentence: {
    needs: ['benefit_verb'],
    *match(sentence) {
      const { document, first, end } = sentence
      if (end - first < 4 || sentence.linkCount > 0) return
      // “The following command improves performance:”
      if ((document.sentences.tails[sentence.index] & SEPARATOR.colon) !== 0) return
      let verb = sentence.find('benefit_verb')
      for (; verb !== -1; verb = sentence.find('benefit_verb', verb + 1)) {
        if (!IMPROVING.test(sentence.lower(verb))) continue
        const quality = qualityBehind(sentence, verb)
        if (quality === -1 || hasAmountNear(document, verb)) continue
        if (isQualified(sentence, quality + 1)) continue
        // An instruction (“Improve performance and …”) is `advice-without-how`'s.
        if (verb === first || isWeak(sentence, verb)) continue
        if (sentence.lower(verb).endsWith('ed') && !sentenceHas(document, sentence.index, 'copula'))
          continue
        if (isPurpose(document, verb) || !isImprovementAsserted(sentence, verb)) continue
        yield { first: verb, last: quality, data: undefined }
      }
    },
  },
  explain: (quote) => `“${quote}” does not say what gets better, or by how much.`,
  examples: {
    bad: [
      'The tool will «boost your productivity».',
      'It aims to «enhance overall well-being».',
      'Plants **«improve**\nmental health».',
      'The new cache «improves performance» significantly.',
      'It helps you «improve your productivity».',
    ],
    good: [
      'To improve performance, set a limit.',
      'The class was removed to improve performance.',
      'We submit the form in the background to improve the experience.',
      'It does not guarantee improved performance.',
      'Larger pages can improve performance.',
      'It can also improve its efficiency.',
      'Single quotes enhance performance, as the shell does less.',
      'We update it to fix bugs, improve performance, or add a port.',
      'The next command improves the performance:\n\n```sh\nls\n```',
      'The group looks into improving performance.',
      'The county is enhancing health services.',
      'Raise it to increase workflow timeouts.',
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

/** “…, but one is simple” weighs the improvement against something. */
function isImprovementAsserted(sentence: SentenceCursor, verb: number): boolean {
  if (!isAsserted(sentence.document, verb) && !helpsTo(sentence, verb)) return false
  for (let word = verb + 1; word < sentence.end; word++) {
    const text = sentence.lower(word)
    if (EXPLAINING.has(text)) return false
  }
  return true
}

/** “It helps you improve”: the wish is the promise. */
function helpsTo(sentence: SentenceCursor, verb: number): boolean {
  for (let word = Math.max(sentence.first, verb - 3); word < verb; word++) {
    if (/^(help|aim|promise|design|let)/.test(sentence.lower(word))) return true
  }
  return false
}
