import { grammarWords, negators } from '../lexicons/meaning-groups.ts'
import { months, weekdays } from '../lexicons/measures.ts'
import type { Version } from '../read-version.ts'
import type { Token } from '../tokens.ts'
import { lemmaOf } from '../words/lemma.ts'
import { isLemma } from '../words/word-relations.ts'
import type { Fact } from './fact.ts'

const notNames = new Set(
  'i my your his her its our their whose mr mrs ms dr prof sir madam ok am pm ceo cfo cto coo president chairman inasmuch irregardless'.split(
    ' ',
  ),
)

/** Verbs that are made as they are needed, which no dictionary has: “incentivise”. */
const newVerb = /^\p{L}{4,}i[sz](?:e|es|ed|ing)$/u

/** The names of a version: runs of capitalised words, one fact for each distinct name. */
export function readNamedEntities({ blocks, tokens }: Version): Fact[] {
  const facts = new Map<string, Fact>()
  let run: Token[] = []
  const close = (end: number) => {
    const [first] = run
    if (first === undefined) return
    const key = run.map(({ word }) => word).join(' ')
    const shown = run.map(({ text }) => text).join(' ')
    if (!facts.has(key)) facts.set(key, { key, shown, at: end - run.length })
    run = []
  }
  for (const [index, token] of tokens.entries()) {
    const isName = blocks[token.block].kind !== 'heading' && isNamePart(token)
    if (run.length > 0 && (!isName || run.at(-1)?.block !== token.block)) close(index)
    if (isName) run.push(token)
  }
  close(tokens.length)
  return [...facts.values()]
}

/**
 * Whether a token is (part of) a name. The capital of a sentence's first word says nothing, so that
 * word is a name only when no dictionary has it.
 */
export function isNamePart(token: Token): boolean {
  if (token.kind !== 'word' || !token.isCapital || notNames.has(token.word)) return false
  if (months.has(token.word) || weekdays.has(token.word)) return false
  if (/\p{Lu}.*\p{Lu}/u.test(token.text)) return true
  // "In" and "The" take a capital after a quotation mark or in a title, and name nothing.
  if (grammarWords.has(token.word) || negators.has(token.word)) return false
  return !token.opens || !(isLemma(lemmaOf(token.word)) || newVerb.test(token.word))
}
