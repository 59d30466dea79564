import type { OwnRule } from '../../schema/index.ts'
import { createVocabulary } from '../document/vocabulary.ts'
import { scanPlain } from '../markdown/scan-plain.ts'
import { defineRule, type Rule } from '../rule-engine/define-rule.ts'
import { parsePattern, wordsOf } from '../rule-engine/pattern.ts'
import { classOf, foldUnit, LETTER } from '../segment/characters.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'

const noWords = createVocabulary([], [])

/** A rule of settings as the engine runs it; `phrases` are folded. */
export function ownRule(
  { id, type, severity, message, fix }: OwnRule,
  phrases: readonly string[],
): Rule {
  const said = message.trim().replace(/\s+/g, ' ')
  return defineRule({
    id,
    type,
    severity,
    summary: said,
    fix,
    phrases,
    isOwn: true,
    explain: (quote) => said.replaceAll('{quote}', () => quote),
    examples: { bad: [], good: [] },
  })
}

/**
 * A phrase in the folded form of words that drafts are read in. Throws a `SyntaxError` for a mistake in it and for
 * a word that no draft could hold.
 */
export function foldPhrase(phrase: string): string {
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
  const folded = Array.from({ length: phrase.length }, (_, at) => foldAt(phrase, at)).join('')
  for (const word of wordsOf(parsePattern(folded).parts)) requireWord(phrase, word)
  return folded
}

function foldAt(phrase: string, at: number): string {
  const code = phrase.charCodeAt(at)
  return classOf(code) === LETTER ? String.fromCharCode(foldUnit(code)) : phrase.charAt(at)
}

function requireWord(phrase: string, word: string): void {
  const { words } = createDocument(scanPlain(word), noWords, sentenceBreaker)
  if (words.count === 1 && words.starts[0] === 0 && words.ends[0] === word.length) return
  throw new SyntaxError(
    `Unexpected “${word}” in “${phrase}”: a draft holds no such word. Words are letters, digits and apostrophes; write a term with other marks under \`reject\`.`,
  )
}
