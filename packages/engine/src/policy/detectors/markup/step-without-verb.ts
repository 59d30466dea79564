import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, DraftBlock } from '../detector-draft.ts'
import { wordSet } from '../phrases.ts'
import { listsOf } from './lists.ts'
import { isGerund } from './opening-gerund.ts'

/** Words that begin a subject. */
const isSubject = wordSet(
  `the a an this that these those your our his her its their my it they you we he she i there everyone everybody
  someone somebody nobody anyone users readers customers people staff members`,
)
/** Verbs that come right behind a subject. */
const isAuxiliary = wordSet(
  `is are was were isn't aren't wasn't weren't will won't must should shouldn't can can't cannot could has hasn't had may`,
)
/** Words behind which a sentence begins again. */
const isOpening = wordSet('then next first second third fourth finally lastly now afterwards')
/** Words that may stand before a verb of their own clause: “When is it due?” */
const isQuestionWord = wordSet('when where how why who which')
const nominal = /(?:tion|sion|ment|ness|ance|ence)$/

/** Items of lists that begin with something other than a verb. */
export const stepWithoutVerb = defineTextDetector({
  id: 'step-without-verb',
  names:
    'steps without a verb, step without a verb, steps that do not start with a verb, steps that do not begin with a verb, steps that start without a verb, steps not starting with a verb, steps not beginning with a verb, numbered steps without a verb, instructions without a verb, steps without an imperative, steps that do not start with an imperative',
  describe:
    'steps that start with an article, a pronoun, a subject or a word such as “opening”, but not with a condition or a place such as “In the menu, choose …”',
  parameter: {
    name: 'lists',
    fallback: 'numbered',
    choices: ['numbered', 'any'],
    describe: '`numbered` for the items of numbered lists alone, `any` for those of all lists',
  },
  *find(draft, lists) {
    for (const { items, isNumbered } of listsOf(draft)) {
      if (lists === 'numbered' && !isNumbered) continue
      // Names in a ranking are no steps.
      const isSure = lists === 'any' || items.some((item) => isSaid(draft, item))
      const broken = isSure ? items.filter((item) => lacksVerb(draft, item)) : []
      for (const { firstSentence } of broken) {
        const { start, end } = draft.sentences[firstSentence]
        yield { start, end }
      }
    }
  },
})

function lacksVerb(draft: DetectorDraft, { firstWord, firstSentence }: DraftBlock): boolean {
  const { words, sentences, prose } = draft
  const endWord = sentences[firstSentence]?.endWord ?? firstWord
  let at = firstWord
  while (at < endWord - 1 && isOpening(words.lower(at))) at++
  const word = words.lower(at)
  if (endWord - at < 2 || words.isOpaque(at)) return false
  if (isSubject(word)) return true
  const next = words.lower(at + 1)
  if (isAuxiliary(next) && !isQuestionWord(word)) return touches(draft, at)
  if (nominal.test(word)) return next === 'of'
  // “Holding the button, press …”
  return isGerund(word) && !/[,:]/.test(prose.slice(words.end(at), sentences[firstSentence].end))
}

/** Whether only a space stands between a word and the next. */
function touches({ words, prose }: DetectorDraft, at: number): boolean {
  return /^\s*$/.test(prose.slice(words.end(at), words.start(at + 1)))
}

/** Whether an item is a sentence. */
function isSaid({ words, prose }: DetectorDraft, item: DraftBlock): boolean {
  const isClosed = /[.!?]\s*$/.test(prose.slice(item.start, item.end))
  for (let at = item.firstWord + 1; at < item.endWord; at++) {
    if (isAuxiliary(words.lower(at))) return true
  }
  return isClosed
}
