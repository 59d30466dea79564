import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import { isFunctionWord } from '../../lexicons/function-words.ts'
import { goodsNames } from '../../lexicons/thing-families.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, writtenOf } from '../tokens/token-patterns.ts'
import { wordsAt } from '../tokens/token-signs.ts'
import type { StandIn } from './stand-ins.ts'

const ads =
  '(?:(?:classified|paid|small|display|banner|any|private) )*(?:ads?|adverts?|advertisements?|advertising|classifieds?|listings?|posts?|offers?|promotions?)'
const item = '(?:[a-z]+(?:(?: - | )[a-z]+){0,2})'
const list = `${item}(?:(?: ,)?(?: and| or| nor| ,) ${item})*`
const selling =
  '(?:sell(?:s|ing)?|offer(?:s|ing)?|advertis(?:e|es|ing)|promot(?:e|es|ing)|trad(?:e|es|ing)(?: in)?)'
const end =
  '(?= ?$| (?:here|on|at|through|from|are|is|must|may|should|will|cannot|,|;|unless|without|in|to (?:anyone|minors|children|the public))(?: |$))'

const ways = [
  `offer(?:s|ing)? (?<things>${list}) for sale`,
  `${ads} (?:(?:that|which) )?${selling} (?<things>${list})(?: for sale)?${end}`,
  `(?:ads?|adverts?|advertisements?|advertising|classifieds?|listings?|promotions?) for (?<things>${list})${end}`,
  `(?:offers to sell|to sell|sell|selling(?: of)?|sales? of|resale of|trade in|trading in) (?<things>${list})${end}`,
].map((way) => new RegExp(`(?:^|(?<= ))${way}`, 'd'))

const narrowing = /^(?:any|all|live|living|other|some|your|our|the|used|new|of)$/
/** What stands for all that is sold. */
const standing = 'items for sale'
/** What may be anything. */
const anything =
  /^(?:anything|something|things?|products?|items?|goods|stuff|services?|it|them|everything|jobs?|events?)$/

/** “No ads for betting sites or vapes”: offers of each of the things; one that no list has is looked for by its words. */
export function sellsEach(tokens: readonly PolicyToken[]): StandIn | undefined {
  const line = lineOf(tokens)
  for (const way of ways) {
    const found = matchOf(way, line)
    const range = found?.indices?.groups?.['things']
    if (found === null || range === undefined) continue
    const things = line.slice(...range).split(/ (?:,|and|or|nor)(?: (?:and|or|nor))? /)
    const names = things.map(nameOf)
    if (names.some((name) => name === undefined || !isPlain(name))) continue
    const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
    const known = names.flatMap((name) => (name === undefined ? [] : [name]))
    // One thing that no list has may be any other matter: “sell a plan”.
    if (known.length === 1 && !goodsNames.has(known[0])) continue
    return {
      tokens: [...tokens.slice(0, from), ...wordsAt(standing, tokens[from]), ...tokens.slice(to)],
      word: standing,
      written: writtenOf(tokens.slice(from, to)),
      literal: known.filter((name) => !goodsNames.has(name)),
      restore: (form) => offering(form, known),
    }
  }
  return undefined
}

/** What is sold, as lists have it: of “live animals” the animals. */
function nameOf(thing: string): string | undefined {
  const words = thing.replaceAll(' - ', ' ').split(' ')
  if (goodsNames.has(words.join(' '))) return words.join(' ')
  while (words.length > 0 && narrowing.test(words[0])) words.shift()
  return words.length === 0 ? undefined : words.join(' ')
}

/** Whether nothing but a thing is named: “tickets”, “betting sites”, no “the product too hard”. */
function isPlain(name: string): boolean {
  if (goodsNames.has(name)) return true
  const words = name.split(' ')
  if (words.some((word) => isFunctionWord(word) || anything.test(word))) return false
  return words.length === 1 || (words.length === 2 && name.endsWith('s'))
}

function offering(form: ClauseForm, names: readonly string[]): ClauseForm | undefined {
  const isOffer = (target: PolicyTarget): boolean =>
    target.kind === 'detector' && target.name === 'sale-offer' && target.value === undefined
  if (!form.targets.some(isOffer) || form.kind !== 'ban') return undefined
  const kinds = new Set(names.map((name) => goodsNames.get(name) ?? name))
  const each = [...kinds].map(
    (value): PolicyTarget => ({ kind: 'detector', name: 'sale-offer', value }),
  )
  return { ...form, targets: form.targets.flatMap((target) => (isOffer(target) ? each : [target])) }
}
