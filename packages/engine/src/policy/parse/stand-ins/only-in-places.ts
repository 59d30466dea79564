import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'
import { namedPhrases } from '../tokens/token-signs.ts'

/** Places of a draft that what is restricted is kept to; a section stands there as “the introduction”. */
const place =
  '(?:(?:direct |reader |customer )?(?:quotes?|quotations?|quotation marks|quoted speech|quoted text)|(?:sub)?headings?|titles?|headlines?|bullet (?:lists?|points?)|bullets|lists?|list items|tables?|table cells|link texts?|introduction|intro|(?:first|opening|last|closing|final) (?:paragraph|sentence|line))'
const at = `(?:(?:in|inside|within|to|for) (?<place>(?:(?:the|a|an|our|your|any|all|text of) )*${place})|(?<end>at the (?:very )?(?:end|bottom|top|start|beginning))(?: of (?:the|a|an|each|every|any|your) \\w+)?)`
const modal = '(?:(?:must|should|shall|has to|have to|needs? to|ought to|will) )'
const fine =
  '(?:allowed|permitted|acceptable|accepted|ok|okay|fine|welcome|all right|alright|tolerated)'
const used =
  '(?:used|given|mentioned|shown|quoted|printed|published|put|placed|written|included|found|made)'
const confined = '(?:confined|limited|restricted|kept|reserved)'
const standing = '(?:appear|occur|stand|be|go|come|belong|stay|remain|live|happen|show up)s?'
const writing =
  '(?:use|write|give|show|mention|quote|state|include|add|list|publish|name|put|have|place|allow|permit|accept)s?'
const keeping = '(?:keep|put|limit|restrict|confine|reserve|save|place)s?'
const polite = '(?:please |always |we |you |they |do )*'
const what = '(?<what>[^,;:]+?)'
const only = '(?:only|solely|exclusively|just|nowhere but|nowhere except|nowhere else than)'
const elsewhere =
  '(?:only|alone|exclusively|(?:and|but) (?:nowhere else|not elsewhere|not anywhere else))'

/** Ways of saying that something may stand only in a place, each with whether it is a permission that is restricted. */
const keepings: readonly (readonly [said: RegExp, isAllowed: boolean])[] = [
  [
    `${what} (?:is|are) (?:${only} ${fine}|${fine} ${only})(?: when | if )?(?: ?${used})? ${at}`,
    true,
  ],
  [
    `${what} (?:may|can|could) (?:${only} (?:be ${used}|${standing})|(?:be )?${only}(?: be)? ${used}|be ${used} ${only}|${standing} ${only}) ${at}`,
    true,
  ],
  [
    `${only} ${at} (?:may|can|are|is) ${what}(?: (?:${standing}|be ${used}|${fine}|be ${fine}))?`,
    true,
  ],
  [
    `${only} ${at} (?:do|does|should|must) (?:we |you )?(?:use |put )?${what}(?: ${standing}| be ${used}| use)?`,
    false,
  ],
  [`${polite}${keeping} ${what}(?: ${only})? ${at}(?: ${elsewhere})?`, false],
  [`${polite}${writing} ${what} ${only} ${at}(?: alone)?`, false],
  [`${polite}only ${writing} ${what} ${at}`, false],
  [`${polite}${writing} ${what} ${at} ${elsewhere}`, false],
  [`${what} (?:${modal}?(?:only )?be|is|are) ${confined}(?: only)? ${at}(?: ${elsewhere})?`, false],
  [
    `${what} ${modal}?(?:${only} ${standing}|${standing} ${only}|(?:belong|stay|remain|live|go)s?) ${at}(?: ${elsewhere})?`,
    false,
  ],
  [`${what} ${modal}(?:${only} be ${used}|be ${used} ${only}) ${at}`, false],
  [`${what} (?:${at}) ${elsewhere}`, false],
].map(([said, isAllowed]) => [new RegExp(`^${said}$`, 'd'), isAllowed === true])

const nowhereElse =
  /(?:anywhere|elsewhere|somewhere)(?: else)? (?:but|than|except|other than|outside|outside of)(?= )/
const turned = /(?:^| )(?:no|not|never|don't|only|unless|except|if|when|eye)(?: |$)/

/**
 * “Exclamation marks are only allowed inside quotes”, “limit emoji to headings”, “calls to action belong in the
 * introduction”: what is kept to a place, in the order that the grammar knows.
 */
export function readOnlyIn(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  for (const [said, isAllowed] of keepings) {
    const groups = matchOf(said, line)?.indices?.groups
    const { what: thing, place: inside, end: where = inside } = groups ?? {}
    if (thing === undefined || where === undefined || turned.test(line.slice(...thing))) continue
    const kept = tokensIn(line, ...thing)
    const isOne = /^(?:a|an|one|at)$/.test(tokens[kept.from].text)
    // “Put a link in the introduction” asks for one.
    if ((isOne || isPart(tokens.slice(kept.from, kept.to))) && !restricting.test(line)) continue
    const named = tokensIn(line, ...where)
    const [first, last] = [tokens[0], tokens[tokens.length - 1]]
    const words = [...(isAllowed ? ['are', 'allowed'] : []), 'only', ...(inside ? ['in'] : [])]
    return [
      ...tokens.slice(kept.from, kept.to),
      ...words.map((word) => wordAt(first, last, word)),
      ...tokens.slice(named.from, named.to),
    ]
  }
  const found = matchOf(nowhereElse, line)
  if (found === null) return tokens
  const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
  const except = wordAt(tokens[from], tokens[to - 1], 'except')
  return [...tokens.slice(0, from), except, ...tokens.slice(to)]
}

const restricting =
  /(?:^| )(?:only|solely|exclusively|alone|limit|limited|restrict|restricted|confined?)(?: |$)/

/** “The summary belongs at the top”: there should be one. */
function isPart(thing: readonly PolicyToken[]): boolean {
  return namedPhrases(thing).some(
    ({ noun }) => noun?.feature !== undefined || (noun?.isSource === true && noun.isLink !== true),
  )
}
