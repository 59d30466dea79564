import type { DetectorDraft, DraftSentence, Span } from '../detectors/detector-draft.ts'
import { isSaying } from '../detectors/names/cues.ts'
import { isLinked } from '../detectors/names/name-runs.ts'
import { phraseFinder, wordBefore, wordFinder, wordSet } from '../detectors/phrases.ts'

const veiled = phraseFinder(
  `condition of anonymity, not to be named/identified/quoted, to remain/stay anonymous/nameless, declined to be named/identified, did not want to be named/identified, didn't want to be named/identified,
  requested/request anonymity, granted anonymity, cannot/can't be named/identified, who spoke anonymously, speaking anonymously, not authorised/authorized to speak, name withheld, give her/his/their name, name/names has/have been changed, whose name/names we/i have changed, names have been changed, speaking/spoke/speaks privately, off the record, it is/was understood`,
)
const sources = wordFinder(
  'source sources insider insiders whistleblower whistleblowers whistle-blower informant informants',
)
const hidden = wordFinder('anonymous unnamed unidentified undisclosed nameless')
const officials = wordFinder(
  'official officials executive executives aide aides adviser advisers advisor advisors figure figures employee employees staffer staffers diplomat diplomats',
)
const circles = phraseFinder(
  'familiar with, knowledge of, close to, briefed on, privy to, involved in the talks/negotiations/discussions/deal/investigation/case',
)
const isCircle = wordSet(
  'people person persons those sources source someone somebody insiders friends officials',
)
/** What makes one of many of an official: “a senior official”, “one executive”. */
const isAnyOf = wordSet(
  'a an one two three four several some many senior former top unnamed other another',
)
const isThing = wordSet('code of file files material materials text control')
const saysMore = wordSet(
  'say tell confirm confirmed confirms reveal revealed reveals suggest suggested suggests disclosed report reported indicate indicated believe spoke described describes',
)
/** Words from a source to what it says: “a source who asked not to be named said”. */
const REACH = 14

/** Statements of people whose names a text keeps back: “a source said”, “people familiar with the matter”. */
export function* findUnnamedSources(draft: DetectorDraft): Iterable<Span> {
  const { words, sentences } = draft
  yield* veiled(draft)
  for (const at of sources(draft)) {
    const isSpeaker = !isThing(words.lower(at + 1)) && says(draft, at)
    if (isSpeaker || follows(draft, at)) yield spanOf(draft, at)
  }
  for (const at of hidden(draft)) if (says(draft, at)) yield spanOf(draft, at)
  for (const at of officials(draft)) {
    const isOne = isAnyOf(wordBefore(draft, at)) || isAnyOf(words.lower(at - 2))
    if (isOne && (says(draft, at) || follows(draft, at))) yield spanOf(draft, at)
  }
  for (const { first, start, end } of circles(draft)) {
    const { firstWord } = sentences[words.sentence(first)]
    for (let at = first - 1; at >= Math.max(firstWord, first - 2); at--) {
      if (isCircle(words.lower(at)) && says(draft, at)) yield { start, end }
    }
  }
}

const spanOf = ({ words }: DetectorDraft, at: number): Span => ({
  start: words.start(at),
  end: words.end(at),
})

/** Whether somebody without a name says something behind a word: a name between them is that of the source. */
function says(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  const { endWord }: DraftSentence = draft.sentences[words.sentence(at)]
  for (let word = at + 1; word < Math.min(endWord, at + REACH); word++) {
    const isName = words.isCapital(word) && words.isCapital(word + 1) && isLinked(draft, word + 1)
    if (isName && !/^(?:at|of|in|for|from|the)$/.test(words.lower(word - 1))) return false
    if (isSaying(words.lower(word)) || saysMore(words.lower(word))) return true
  }
  return false
}

/** “According to a source”, “said a council insider”. */
function follows(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  const { firstWord } = draft.sentences[words.sentence(at)]
  for (let word = at - 1; word >= Math.max(firstWord, at - 4); word--) {
    const lower = words.lower(word)
    if (words.isCapital(word) && word > firstWord) return false
    if (isSaying(lower) || (lower === 'to' && words.lower(word - 1) === 'according')) return true
  }
  return false
}
