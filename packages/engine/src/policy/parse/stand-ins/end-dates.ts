import type { ClauseForm } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import type { StandIn } from './stand-ins.ts'

/** What stands for an end date while a clause is read. */
const STAND = 'source'

const offers =
  /(?:^| )(?:discounts?|discounted|offers?|sales?|promotions?|deals?|price cuts?|reductions?|money off|vouchers?|urgency|savings)(?: |$)/
const it =
  '(?:it|they|these|those|(?:the |each |every |a |an |any )?(?:discount|offer|sale|promotion|deal|reduction|price)s?)'
const ends =
  '(?:ends?|expires?|runs? out|closes?|stops?|finish(?:es)?|lapses?|applies|apply|lasts?|runs?|holds?|(?:is|are|remains?|stays?) (?:valid|on|open|available))'
const dates = [
  '(?:(?:an?|the|its|their) )?(?:exact |clear )?(?:end|ending|closing|expiry|expiration|cut - off|cutoff|final|finishing)(?: -)? (?:date|day)s?',
  `(?:the |a |its )?(?:date|day)s?(?: (?:on|by|until) which| when| that| until when)? ${it} ${ends}(?: on| until| out)?`,
  `when ${it} (?:${ends}|will end)`,
  `until when ${it} ${ends}`,
  `(?:for )?how long ${it} ${ends}(?: for)?`,
  'the last day(?: of (?:the|each) (?:offer|discount|sale))?',
  '(?:an? |the |its |their )?deadlines?',
].join('|')
const endDate = new RegExp(`(?:^|(?<= ))(?:${dates})(?: or (?:${dates}))*(?= |$)`, 'u')
/** Offers are known by what they take off. */
const offer = /^(?:offers?|promotions?|deals?)$/
const saying = /(?:^| )(?:say|says|tell|tells|make clear|explain|specify|specifies|telling|saying)$/

/** “Discounts must state their end date”, “say when it ends”: a date beside them, on which they end. */
export function withEndDate(tokens: readonly PolicyToken[]): StandIn | undefined {
  const line = lineOf(tokens)
  const found = offers.test(line) ? matchOf(endDate, line) : null
  if (found === null) return undefined
  const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
  const [first, last] = [tokens[from], tokens[to - 1]]
  const head = tokens.slice(0, from).map(asDiscount)
  const said = saying.exec(lineOf(head))
  const rest = said === null ? head : [...head.slice(0, -1), wordAt(first, first, 'give')]
  return {
    tokens: [
      ...rest,
      wordAt(first, first, 'a'),
      wordAt(last, last, STAND),
      ...tokens.slice(to).map(asDiscount),
    ],
    word: STAND,
    written: writtenOf(tokens.slice(from, to)),
    restore,
  }
}

function asDiscount(token: PolicyToken, at: number, all: readonly PolicyToken[]): PolicyToken {
  const isSpecial = /^(?:special|limited)$/.test(all[at - 1]?.text ?? '')
  return offer.test(token.text) && !isSpecial ? { ...token, text: 'discounts' } : token
}

function restore(form: ClauseForm): ClauseForm | undefined {
  const isNeeded = form.unless.some(({ kind }) => kind === 'source')
  if (!isNeeded || form.needs.length > 0) return undefined
  return {
    ...form,
    unless: form.unless.map((each) => (each.kind === 'source' ? { kind: 'end-date' } : each)),
  }
}
