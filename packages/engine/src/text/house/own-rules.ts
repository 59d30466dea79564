import type { Detector } from '../../policy/detectors/index.ts'
import { houseLimits } from '../../schema/house-limits.ts'
import type { OwnRule } from '../../schema/index.ts'
import { ownRuleKind } from '../../schema/own-rule-kind.ts'
import { defineRule, type Rule } from '../rule-engine/define-rule.ts'
import { countSequences, parsePattern, wordsOf } from '../rule-engine/pattern.ts'
import { classOf, foldUnit, LETTER } from '../segment/characters.ts'
import { detectorDraft } from './detector-draft.ts'

/** What the reader of words takes for one word: apostrophes stand before letters, full stops between digits. */
const oneWord = /^[\p{L}\p{Nd}](?:[\p{L}\p{Nd}]|'(?=\p{L})|(?<=\p{Nd})\.(?=\p{Nd}))*$/u
/** Letters outside the basic plane fold to others. */
const surrogate = /[\ud800-\udfff]/

/** What a rule of settings looks for: folded phrases, or a detector. */
export interface Sought {
  readonly phrases: readonly string[]
  readonly detector: Detector | undefined
}

/** A rule of settings as the engine runs it. */
export function ownRule(own: OwnRule, { phrases, detector }: Sought): Rule {
  const { id, severity, message, value } = own
  const { type, fix } = ownRuleKind(own)
  const said = message.trim().replace(/\s+/g, ' ')
  return defineRule({
    id,
    type,
    severity,
    summary: said,
    fix,
    phrases,
    isOwn: true,
    ...(detector && {
      document: (draft) =>
        detector
          .find(detectorDraft(draft), value)
          .map(({ start, end }) => ({ start, end, data: undefined })),
    }),
    explain: (quote) => said.replaceAll('{quote}', () => quote),
    examples: { bad: [], good: [] },
  })
}

/** A phrase in the folded form of words that drafts are read in, and how many word sequences it stands for. */
export interface FoldedPhrase {
  readonly text: string
  readonly sequences: number
}

/** Folds a phrase. Throws a `SyntaxError` for a mistake in it and for a word that no draft could hold. */
export function foldPhrase(phrase: string): FoldedPhrase {
  if (phrase.length > houseLimits.phrase) {
    throw new SyntaxError(
      `Unexpected phrase of ${phrase.length} characters, expected at most ${houseLimits.phrase}.`,
    )
  }
  if (phrase !== phrase.toLowerCase()) {
    throw new SyntaxError(
      `Unexpected capital in “${phrase}”, expected lower case: phrases match whatever the case.`,
    )
  }
  const [glued] = /[^\s(|,^][(]|[)][^\s()|,$]/.exec(phrase) ?? []
  if (glued !== undefined) {
    throw new SyntaxError(
      `Unexpected “${glued}” in “${phrase}”, expected a space: brackets hold whole words, such as \`(box|boxes)\`.`,
    )
  }
  const text = Array.from({ length: phrase.length }, (_, at) => foldAt(phrase, at)).join('')
  const { parts } = parsePattern(text)
  for (const word of wordsOf(parts)) requireWord(phrase, word)
  const sequences = countSequences(parts)
  if (sequences > houseLimits.sequences) {
    throw new SyntaxError(
      `Unexpected phrase “${phrase}” that stands for ${sequences} word sequences, expected at most ${houseLimits.sequences}. Split it into several phrases.`,
    )
  }
  return { text, sequences }
}

function foldAt(phrase: string, at: number): string {
  const code = phrase.charCodeAt(at)
  return classOf(code) === LETTER ? String.fromCharCode(foldUnit(code)) : phrase.charAt(at)
}

function requireWord(phrase: string, word: string): void {
  if (oneWord.test(word) && !surrogate.test(word)) return
  throw new SyntaxError(
    `Unexpected “${word}” in “${phrase}”: a draft holds no such word. Words are letters, digits and apostrophes; write a term with other marks under \`reject\`.`,
  )
}
