import type { DetectorDraft, Span } from '../detector-draft.ts'
import { wordFinder } from '../phrases.ts'

/** Something that a sentence is about, as its words tell. */
export interface SentenceMatter {
  /** Words of which such a sentence has one, parted by spaces. */
  readonly signs: string
  /** What it reads like: each pattern takes a part of the sentence near the sign. */
  readonly shown: readonly [RegExp, ...RegExp[]]
  /** What tells that the same words mean something else. */
  readonly unless?: RegExp
}

/** Characters on either side of a sign that are read. */
const REACH = 120

/** Finds each place that shows a matter; where several patterns show it together, one in a sentence. */
export function matterFinder({
  signs,
  shown,
  unless,
}: SentenceMatter): (draft: DetectorDraft) => Generator<Span> {
  const signsIn = wordFinder(signs)
  const [first, ...others] = shown
  const all = new RegExp(first.source, `g${first.flags}`)
  return function* (draft) {
    const { words, prose, sentences } = draft
    let read = -1
    for (const at of signsIn(draft)) {
      const number = words.sentence(at)
      const sentence = sentences[number]
      if (sentence === undefined || (others.length > 0 && number === read)) continue
      const start = Math.max(sentence.start, words.start(at) - REACH)
      const text = prose.slice(start, Math.min(sentence.end, words.end(at) + REACH))
      const plain = text.replaceAll('’', "'")
      if (unless?.test(plain) === true) continue
      const parts = others.map((pattern) => pattern.exec(plain))
      const known = parts.filter((part) => part !== null)
      if (known.length < parts.length) continue
      for (const part of plain.matchAll(all)) {
        const own = { start: start + part.index, end: start + part.index + part[0].length }
        if (others.length > 0) {
          read = number
          yield {
            start: Math.min(own.start, ...known.map(({ index }) => start + index)),
            end: Math.max(own.end, ...known.map((each) => start + each.index + each[0].length)),
          }
          break
        }
        // Another sign finds what is elsewhere in the sentence.
        if (own.start <= words.start(at) && words.start(at) < own.end) yield own
      }
    }
  }
}
