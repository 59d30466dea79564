import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, wordAt } from '../tokens/token-patterns.ts'
import { asking, readExperts, readers, telling } from './referrals.ts'

const advice =
  '(?:(?:a|an|the|some|clear|short|explicit) )*(?:advice|note|reminder|recommendation|warning|notice|line|sentence|suggestion|statement|prompt|instruction)s?'
const should = `(?:${readers} |they |you )(?:should|must|need to|ought to|have to) (?:always )?`
const advised = new RegExp(
  `^(?:${advice} (?:(?:to|for|that tells|telling|asking|advising|urging) ${readers} )?(?:to |(?:that|saying|saying that) ${should})|(?<said>(?:say|state|mention|make clear|make it clear|point out) (?:that )?${should}|${telling} ${readers} (?:that they (?:should|must) |to )))`,
)
const asked = /(?:^| )(?:must|should|shall|to)$/
const denying = /(?:^| )(?:no|not|never|cannot|[a-z]+n['’]t|flag|reject|ban|avoid)(?: |$)/
const lacking = /(?:^| )without$/

/** Most tokens of advice to see somebody. */
const REACH = 24

/** “Doses must come with advice to ask a doctor or pharmacist”: who they are is what the text must have. */
export function needExperts(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  for (const at of tokens.keys()) {
    const before = lineOf(tokens.slice(0, at))
    const found = matchOf(advised, lineOf(tokens.slice(at, at + REACH)))
    const isSaid = found?.groups?.['said'] !== undefined
    if (at === 0 || found === null || (isSaid && !asked.test(before))) continue
    if (denying.test(before) && !lacking.test(before)) return tokens
    const taken = at + found[0].trim().split(' ').length
    const list = tokens.slice(taken, at + REACH)
    const named = asking.exec(lineOf(list))?.[0] === '' ? undefined : readExperts(list)
    // No form of a sentence takes both.
    if (named === undefined || named.tokens.some(({ text }) => text === 'and')) return tokens
    const opening = isSaid ? ['contain', 'the', 'words'] : ['the', 'words']
    return [
      ...tokens.slice(0, at),
      ...opening.map((word) => wordAt(tokens[at], tokens[at], word)),
      ...named.tokens,
      ...tokens.slice(taken + named.length),
    ]
  }
  return tokens
}
