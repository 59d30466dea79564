import type { LeftOut } from '../../clause.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, writtenOf } from '../tokens/token-patterns.ts'

type Tokens = readonly PolicyToken[]

const exampling = /(?: ,)? (?:e \. g \.|eg|such as|like|for example|for instance)(?: [,:])? /
const bracketed = / \( .*$/

/** What is needed, with examples of it. */
export interface Described {
  readonly tokens: Tokens
  readonly examples: Tokens
  readonly leftOut: readonly LeftOut[]
}

/** “A call to action, e.g. “Sign up””: the words are signs of it too. What else stands in brackets is left out. */
export function withoutAside(tokens: Tokens): Described {
  const line = lineOf(tokens)
  const found = exampling.exec(line) ?? bracketed.exec(line)
  if (found === null || found.index === 0) return { tokens, examples: [], leftOut: [] }
  const end = line.slice(0, found.index).split(' ').length
  const aside = tokens.slice(end)
  const examples = aside.filter(({ kind }) => kind === 'quoted')
  const isChoice = examples.length === 0 && /(?:^| )or /.test(found[0])
  if (isChoice) return { tokens, examples: [], leftOut: [] }
  const left: LeftOut[] = examples.length > 0 ? [] : [{ words: writtenOf(aside), how: 'ignored' }]
  return { tokens: tokens.slice(0, end), examples, leftOut: left }
}
