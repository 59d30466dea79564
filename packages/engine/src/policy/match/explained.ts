import type { DetectorDraft } from '../detectors/index.ts'
import type { Place } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** Most words of a term that a bracket explains. */
const MOST_WORDS = 4
/** Characters before a bracket in which the term stands. */
const REACH = 60
const bracket = /\([^()]*\)/g
const worded = /\p{L}{2}/u

const made = new WeakMap<DetectorDraft, ReadonlySet<string>>()

/**
 * Whether a bracket behind what stands at a place explains it, or did so elsewhere: “hypertension (high blood pressure)”. Of
 * a whole sentence, whether it has such a bracket.
 */
export function isExplained({ start, end, sentence }: Place, draft: PolicyDraft): boolean {
  const { detected } = draft
  if (detected === undefined || sentence < 0) return false
  const range = draft.sentenceRange(sentence)
  const text = detected.prose.slice(start, end)
  if (range.start === start && range.end === end) return bracketsOf(text).length > 0
  return explainedIn(detected).has(bare(text))
}

/** The terms before the brackets of a draft, each of one word or some more. */
function explainedIn(draft: DetectorDraft): ReadonlySet<string> {
  let terms = made.get(draft)
  if (terms === undefined) {
    terms = new Set(termsOf(draft.prose))
    made.set(draft, terms)
  }
  return terms
}

/** The brackets with a word in them, in time linear in a text. */
function bracketsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(bracket)].filter(([said]) => worded.test(said))
}

function* termsOf(prose: string): Generator<string> {
  for (const { index } of bracketsOf(prose)) {
    const words = bare(prose.slice(Math.max(0, index - REACH), index)).split(' ')
    for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count++) {
      yield words.slice(-count).join(' ')
    }
  }
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('\u2060', '')
    .replaceAll(/[^\p{L}\p{N}'’.-]+/gu, ' ')
    .trim()
    .replace(/,$/, '')
}
