import type { PolicyToken } from '../../policy-tokens.ts'
import { isOfLinks } from '../assembling/read-targets.ts'
import { areOfficeHolders } from '../rewriting/office-holders.ts'
import { areValues } from '../stand-ins/value-exceptions.ts'
import { firstMatches, lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'
import { asksIn, hasNamed, namedPhrases } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const still = '(?:(?:still|always|perfectly|absolutely|totally|also|all|though|however) )*'
const stands =
  '(?:(?:is|are|remains?|stays?|counts? as) (?:fine|ok|okay|allowed|permitted|acceptable|welcome|all right|alright|exempt|exempted|excepted|excluded|good|in|accepted|legitimate|no problem|the exception|an exception|exceptions))'
const may =
  '(?:(?:may|can|could|might) (?:be (?:used|named|given|shown|printed|published|quoted|kept|written|mentioned|left|included|identified|posted|linked(?: to)?)|appear|stay|remain|stand|(?:use|have|contain|include|carry) (?:it|them|one|these|those)))'
const asIs =
  '(?:(?:, )?(?:as (?:it|they) (?:is|are|stands?)|in full|as usual|too|of course|though|however|instead))?'
const they = '(?:they|these|those|it|this|that|such things)'

/** Ways to say that something may be all the same, each with what it is. */
const permissions: readonly RegExp[] = [
  new RegExp(`^${they} ${still}(?:${stands}|${may}) (?<what>(?:in|inside|within) .+)$`, 'd'),
  new RegExp(`^(?<what>(?:in|inside|within) .+?) ,? ?${they} ${still}(?:${stands}|${may})$`, 'd'),
  new RegExp(`^(?<what>.+?) ,? ?${still}(?:${stands}|${may}) ?${asIs}$`, 'd'),
  /^(?:you|we|writers|authors|members) (?:may|can) (?:\w+ )?(?:use|name|give|print|write|keep|show|publish|post|mention|quote) (?<what>.+)$/d,
  /^(?:you|we|writers|authors|members) (?:may|can) (?:still |always )?(?:link) (?<what>to .+)$/d,
  /^(?:the )?(?:only )?exceptions?(?: to this)? ?(?::|is|are|apply to|applies to|holds? for) (?<what>.+)$/d,
  /^(?:this|that|it|the rule|the ban|this rule) (?:does not|doesn't|need not|is not meant to) (?:apply|hold|count|extend)(?: to| for)? (?<what>.+)$/d,
  /^(?:this|that|it|the rule|the ban|this rule) (?:excludes|exempts|leaves out) (?<what>.+)$/d,
]

const places =
  /^(?:in |inside |within )?(?:(?:direct|the|our|your|all|any|a|an) )*(?:quotes?|quotations?|headings?|titles?|headlines?|subheadings?|lists?|bullet (?:lists?|points?)|bullets|tables?|links? texts?|(?:first|opening|last|closing) (?:paragraph|sentence)|introductions?)$/
const hosts = /^(?:(?:links )?to )(?:pages on |the |our |own )*(?=\S)/

/**
 * “No emoji. ✅ is fine.”, “no superlatives, though quotes are exempt”: what may be all the same is an exception of the demand
 * before it; undefined where a demand cannot hold it.
 */
export function allowedAfter(said: Tokens, part: Tokens): PolicyToken[] | undefined {
  const rest = part.slice(part.findIndex(({ text }) => !leading.test(text)))
  if (!asksIn(said) || !hasNamed(said) || denied.test(lineOf(said))) return undefined
  const line = lineOf(rest)
  for (const permission of permissions) {
    const [found] = firstMatches(line, new RegExp(permission, 'dg'))
    const range = found?.indices?.groups?.['what']
    if (range === undefined) continue
    const { from, to } = tokensIn(line, range[0], range[1])
    const what = readable(said, rest.slice(from, to))
    return what && [...said, wordAt(rest[from], part[part.length - 1], 'except'), ...what]
  }
  return undefined
}

/** “None of the words “cheap”, “bargain” may appear” allows none of them. */
const denied = /^(?:please )?(?:none|neither|not (?:one|a single one|any)) /

const leading = /^(?:but|though|although|however|only|while|yet|,)$/

/** What an exception can be: values, a place, or where links lead. */
function readable(said: Tokens, what: Tokens): Tokens | undefined {
  const words = lineOf(what)
  if (what.length === 0) return undefined
  const isOfPersons = namedPhrases(said).some(({ noun }) => noun?.detector === 'person-name')
  if (isOfPersons && areOfficeHolders(words))
    return [wordAt(what[0], what[what.length - 1], 'politicians')]
  const areLinks = namedPhrases(said).some(({ noun }) => noun !== undefined && isOfLinks(noun))
  if (places.test(words)) {
    const [first] = what
    const isPlaced = /^(?:in|inside|within)$/.test(first.text)
    const rest = isPlaced ? what.slice(1) : [{ ...first, isSmall: true }, ...what.slice(1)]
    return [wordAt(first, first, 'in'), ...rest]
  }
  if (areLinks) return hosts.test(words) ? what.slice(what[0].text === 'links' ? 1 : 0) : undefined
  return areValues(what) ? what : undefined
}
