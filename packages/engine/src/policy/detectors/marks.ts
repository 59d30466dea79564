import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'

/** Sentences that ask. */
export const question = defineDetector({
  id: 'question',
  names: 'question, questions, interrogative sentences',
  describe: 'sentences that end with a question mark',
  *find(draft) {
    for (const sentence of draft.sentences) if (sentence.isQuestion) yield sentence
    yield* quotedQuestions(draft)
  },
})

/** “Where is it?” inside of a sentence that itself does not ask. */
function* quotedQuestions({ source, prose, sentences }: DetectorDraft): Generator<Span> {
  if (!source.includes('?')) return
  let next = 0
  for (let at = prose.indexOf('?'); at !== -1; at = prose.indexOf('?', at + 1)) {
    while (next < sentences.length && sentences[next].end <= at) next++
    const sentence = sentences[next]
    if (sentence === undefined) return
    if (sentence.start > at || sentence.isQuestion || !/[”"’')]/.test(prose[at + 1] ?? '')) continue
    // The mark that opens a quotation may stand before its first sentence.
    const from = Math.max(0, sentence.start - 1)
    const before = prose.slice(from, at)
    const start = Math.max(...Array.from('“"‘(', (mark) => before.lastIndexOf(mark)))
    if (start !== -1 && /\w$/.test(before) && before.length - start > 2)
      yield { start: from + start + 1, end: at + 1 }
  }
}

/** Exclamation marks; “5!” and “!=” are none. */
export const exclamationMark = defineDetector({
  id: 'exclamation-mark',
  names: 'exclamation mark, exclamation marks, exclamation point, exclamation points, exclamations',
  describe: 'exclamation marks that end a sentence or a word',
  find: findExclamations,
})

function* findExclamations(draft: DetectorDraft): Generator<Span> {
  if (!draft.source.includes('!')) return
  const { prose } = draft
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
  /[\u{1F1E6}-\u{1F1FF}]{2}|[0-9#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u{1F300}-\u{1FAFF}])(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}]){0,16}/gu

/** Emoji; “©”, “→” and “✓” are characters of text. */
export const emoji = defineDetector({
  id: 'emoji',
  names: 'emoji, emojis, pictographs',
  describe: 'emoji, but no signs of text such as “©” and “→”',
  find: findEmoji,
})

function* findEmoji(draft: DetectorDraft): Generator<Span> {
  if (!draft.signs.some(mayBePicture)) return
  for (const { index, 0: text } of draft.prose.matchAll(emojiPattern))
    yield { start: index, end: index + text.length }
}

const face = /(?<![^\s\u2060])(?:[:;]-?[)(DP]|<3)(?![^\s.,!?\u2060])/g

/** Faces, drawn or written. */
export const emoticon = defineDetector({
  id: 'emoticon',
  names: 'emoticon, emoticons, smiley, smileys, text faces, smiley faces',
  describe: 'emoji and faces between spaces such as “:-)”',
  *find(draft) {
    yield* findEmoji(draft)
    if (!/[:;<]/.test(draft.source)) return
    for (const { index, 0: text } of draft.prose.matchAll(face))
      yield { start: index, end: index + text.length }
  },
})

/** Every emoji has a unit from here on. */
const FIRST_PICTURE = 0x203c

function mayBePicture(code: number): boolean {
  return code >= FIRST_PICTURE
}
