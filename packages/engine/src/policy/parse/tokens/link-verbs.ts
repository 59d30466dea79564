import { sites, wordySites } from '../../lexicons/sites.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { firstMatches, lineOf, tokensIn, wordAt } from './token-patterns.ts'
import { textOf } from './token-signs.ts'

type Tokens = readonly PolicyToken[]

const link = '(?:(?:hyper|back)?links?|urls?|web addresses|web address|buttons?)'
const readers =
  '(?:(?:the |our |your |any )?(?:readers?|people|users?|visitors?|customers?|you|us|them|someone|somebody|anyone|clicks?|traffic) )?'
const away = '(?:(?:away|off|out|over|back|straight|directly|only|also|through|up|people) )*'
const leads = '(?:goe?s?|leads?|points?|links?|redirects?|forwards?|resolves?|navigates?|jumps?)'
const brings = '(?:takes?|sends?|brings?|directs?|steers?)'
const going =
  '(?:going|leading|pointing|linking|redirecting|forwarding|resolving|taking|sending|bringing|directing|ending|landing)'
const led = '(?:(?:is|are) (?:sent|directed|redirected|forwarded|pointed|pointing|going|leading) )'
const active = `(?:${leads} ${away}|${brings} ${readers}${away}|${led}${away}|(?:ends?|lands?) ${away})(?:to|at|on|onto|in)|opens?(?: up)?`

/** A verb between a link and where it leads: “links that go to …”, “a link, if it leads to …”. */
const verbs: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:^| )${link} (?:(?!that |which |and |or |to )[a-z-]+ ){0,4})(?:that|which) (?:(?:would|will|can|only|also|just|actually) )*(?:${active})(?= )`,
    'g',
  ),
  new RegExp(`(?<=(?:^| )${link} )${going} ${readers}${away}(?:to|at|on|onto)(?= )`, 'g'),
  new RegExp(
    `(?<=(?:^| )${link} )(?:, )?(?:if|when|whenever|where|wherever) (?:it|they|that|this|one|these) (?:${active})(?= )`,
    'g',
  ),
  new RegExp(
    `(?<=(?:^| )(?:if|when|whenever|where|wherever|once) (?:(?:a|an|any|the|some|your|our|one of the) )?${link} )(?:${active})(?= )`,
    'g',
  ),
]

/** The tokens in which links to a site are “links to” it, by whatever verb they lead there. */
export function withoutLinkVerbs(tokens: Tokens): Tokens {
  for (const pattern of verbs) {
    const line = lineOf(tokens)
    for (const found of firstMatches(line, pattern)) {
      const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
      if (isSite(tokens, to)) {
        const aim = wordAt(tokens[from], tokens[to - 1], 'to')
        return withoutLinkVerbs([...tokens.slice(0, from), aim, ...tokens.slice(to)])
      }
    }
  }
  return tokens
}

const determiner = /^(?:the|our|your|their|its|my|any|either|a|an)$/

/** Whether a host or the name of a site stands at a place. */
function isSite(tokens: Tokens, at: number): boolean {
  const first = tokens[at]
  if (first === undefined) return false
  if (determiner.test(first.text)) return isSite(tokens, at + 1)
  if (first.kind === 'host') return true
  const isPlain = sites.has(first.text) && !(wordySites.has(first.text) && first.isSmall)
  return isPlain || sites.has(textOf(tokens.slice(at, at + 2)))
}
