import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, opensSentence, wordBefore, wordSet } from './phrases.ts'

const isBe = wordSet("is are was were be been being isn't aren't wasn't weren't gets got")
const isBetween = wordSet(
  'not never also always often still then now already just first best well yet only even ever',
)
const isIrregular = wordSet(
  `awoken beaten begun bent bitten blown bound broken brought built burnt bought caught chosen cast cut dealt dug drawn
  driven eaten fed fought found flung forbidden foreseen forgotten forgiven frozen given ground grown hung heard hidden hit
  held hurt kept known laid led lent let lit lost made meant mistaken overcome overridden overtaken paid put read
  rebuilt redone rethought rewritten ridden run said seen sold sent set shaken shown shot shut spent split spread
  stolen struck swept taken taught thought thrown told torn undone understood undertaken upheld won worn woven withdrawn
  withheld written used owed`,
)
/** Words in -ed that describe and tell of no act. */
const isDescribing = wordSet(
  `tired bored excited interested pleased worried scared surprised concerned delighted confused disappointed satisfied
  embarrassed married divorced retired relaxed experienced talented gifted advanced limited complicated detailed crowded
  qualified dedicated determined devoted inclined supposed accustomed ashamed blessed naked wicked sacred rugged indeed
  need seed feed speed weed bed red shed greed breed hundred unprecedented unexpected unchanged unused unlimited skilled
  learned aged committed convinced thrilled frustrated exhausted amazed annoyed stressed motivated prepared opposed
  related privileged distinguished sophisticated informed outdated mixed poised entitled undefined unmatched
  unfinished unmodified unaffected unsupported unspecified unsigned unnamed unrelated unwanted based located`,
)

/** Clauses in the passive voice. */
export const passiveVoice = defineDetector({
  id: 'passive-voice',
  names:
    'passive voice, passive, passives, passive sentence, passive sentences, passive construction, passive constructions, passive verbs',
  describe: 'clauses in the passive voice, such as “was written”',
  *find(draft) {
    const { words } = draft
    for (let at = 0; at < words.length; at++) {
      if (!isBe(words[at].lower)) continue
      const last = participleAfter(draft, at)
      if (last === -1) continue
      yield { start: words[at].start, end: words[last].end }
      at = last
    }
  },
})

function participleAfter(draft: DetectorDraft, auxiliary: number): number {
  const { words, prose } = draft
  for (let at = auxiliary + 1; at <= auxiliary + 3 && isJoined(draft, at); at++) {
    const { lower, end } = words[at]
    const isParticiple =
      !isDescribing(lower) && (isIrregular(lower) || (lower.length > 4 && /[^e]ed$/.test(lower)))
    // “Is fixed-size”: a hyphen makes the word a part of an adjective.
    if (isParticiple) return prose[end] === '-' || lower === words[auxiliary].lower ? -1 : at
    if (!isBetween(lower) && !lower.endsWith('ly')) return -1
  }
  return -1
}

const isOwnWord = wordSet(
  "i me my mine myself we us our ours ourselves i'm i've i'd i'll we're we've we'd we'll let's",
)
const isNumbered = wordSet(
  'type class phase part chapter level war grade volume act group schedule appendix article section tier category elizabeth charles james henry george william',
)
const isArticle = wordSet('a an the this that gold coal salt silver land')

/** Words of the first person. */
export const firstPerson = defineDetector({
  id: 'first-person',
  names:
    'first person, first-person, first person pronoun, first person pronouns, first-person pronouns, first person writing, i and we, use of i',
  describe: 'words of the first person, such as “I”, “we” and “our”',
  *find(draft) {
    for (const [at, word] of draft.words.entries()) {
      if (isOwnWord(word.lower) && !isOtherWord(draft, at)) yield word
    }
  },
})

/** “US” is a country, “World War I” and “I/O” count or abbreviate, a “mine” holds coal. */
function isOtherWord(draft: DetectorDraft, at: number): boolean {
  const { text, lower, start, end } = draft.words[at]
  const before = wordBefore(draft, at)?.lower
  if (text === 'US' || text === 'ME') return true
  if (lower === 'mine') return isArticle(before) || draft.words[at - 1]?.lower === 'coal'
  if (lower !== 'i') return false
  // “i” in small letters counts items or names a variable; “I.” and “I)” number them.
  const isNumeral = text === 'i' || isNumbered(before) || /[/)&]/.test(draft.prose[end] ?? '')
  const isMark = draft.prose[end] === '.' && opensSentence(draft, at)
  return isNumeral || isMark || /[/(&]/.test(draft.prose[start - 1] ?? '')
}

/** Sentences that ask. */
export const question = defineDetector({
  id: 'question',
  names: 'question, questions, rhetorical question, rhetorical questions, interrogative sentences',
  describe: 'sentences that end with a question mark',
  *find({ sentences }) {
    for (const sentence of sentences) if (sentence.isQuestion) yield sentence
  },
})

/** Exclamation marks; “5!” and “!=” are none. */
export const exclamationMark = defineDetector({
  id: 'exclamation-mark',
  names: 'exclamation mark, exclamation marks, exclamation point, exclamation points, exclamations',
  describe: 'exclamation marks that end a sentence or a word',
  find: findExclamations,
})

function* findExclamations({ prose }: DetectorDraft): Generator<Span> {
  for (let at = prose.indexOf('!'); at !== -1; at = prose.indexOf('!', at + 1)) {
    const start = at
    while (prose[at + 1] === '!' || prose[at + 1] === '?') at++
    const before = prose[start - 1] ?? ' '
    const after = prose[at + 1] ?? ' '
    const closes = /[\s"”’'»)\]\u2060]/.test(after) && !/[\s([{/]/.test(before)
    const isFactorial = /\d/.test(before) && /^ ?[=+*/^-]/.test(prose.slice(at + 1, at + 3))
    if (closes && !isFactorial && !/Yahoo$/.test(prose.slice(start - 5, start)))
      yield { start, end: at + 1 }
  }
}

/** A flag, a keycap, or pictures with their joiners and colours, bounded in length. */
const emojiPattern =
  /[\u{1F1E6}-\u{1F1FF}]{2}|[0-9#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}]){0,16}/gu

/** Emoji; “©”, “→” and “✓” are characters of text. */
export const emoji = defineDetector({
  id: 'emoji',
  names: 'emoji, emojis, emoticon, emoticons, smiley, smileys, pictographs',
  describe: 'emoji, but no signs of text such as “©” and “→”',
  *find({ prose }) {
    for (const { index, 0: text } of prose.matchAll(emojiPattern))
      yield { start: index, end: index + text.length }
  },
})
