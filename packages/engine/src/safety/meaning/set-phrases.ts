import type { ComparedWord } from '../compare/changes.ts'

/** Most words on each side that a set phrase reaches. */
const REACH = 5

/** Phrases whose “all”, “no” or “not” says nothing of how much or whether. */
const setPhrases =
  /\b(?:all the same|all of a sudden|in all (?:likelihood|probability|honesty)|when all is said and done|all things considered|as we all know|for all (?:intents and purposes|practical purposes)|on all sides|all (?:encompassing|inclusive|round|purpose|star)|goes without saying|no (?:secret|surprise|denying|mistake|matter|doubt|fee)|(?:can)?not be denied|not too distant|not only|but not least|never before)\b/g

/** Whether a word belongs to a set phrase, so that it carries no meaning of its own there. */
export function isInSetPhrase(words: readonly ComparedWord[], at: number): boolean {
  const from = Math.max(0, at - REACH)
  const before = words.slice(from, at).map(({ token }) => token.word)
  const rest = words.slice(at, at + REACH).map(({ token }) => token.word)
  const offset = before.reduce((length, word) => length + word.length + 1, 0)
  const near = [...before, ...rest].join(' ')
  for (const { index, 0: phrase } of near.matchAll(setPhrases)) {
    if (index <= offset && index + phrase.length > offset) return true
  }
  return false
}
