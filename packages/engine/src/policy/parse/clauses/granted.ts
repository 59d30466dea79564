import type { PolicyClause } from '../../clause.ts'
import type { PolicyTarget } from '../../form/clause-form.ts'
import { hasMatch, matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import type { ClauseText } from './split-clauses.ts'

const may =
  "(?:(?:may|can|could) (?:still |always |of course )*(?:stay|remain|stand|appear|be (?:given|named|published|printed|shown|used|mentioned|kept|listed|posted|stated))|(?:is|are|remains?) (?:still |always |perfectly |all )*(?:fine|ok|okay|allowed|permitted|acceptable|welcome|all right|alright|right|no problem|not a problem|enough|sufficient|exempt|another matter|a different matter|not meant|not affected|unaffected|good)|(?:do not|don't|does not|doesn't) (?:count|matter)|(?:will|would|does|do) do|suffices?)"
const kinds =
  '(?:shops?|stores?|offices?|business(?:es)?|compan(?:y|ies)|firms?|schools?|clinics?|hospitals?|surger(?:y|ies)|venues?|institutions?|organi[sz]ations?|pubs?|restaurants?|cafes?|hotels?|church(?:es)?|charit(?:y|ies)|clubs?|museums?|librar(?:y|ies)|town halls?|commercial|work|workplaces?|headquarters|head offices?|shops and offices|public (?:buildings?|places?|offices?|bod(?:y|ies)|institutions?)|public)'
const article = '(?:the |an? |any |our |your |its |local )*'
const listed = `${article}${kinds}(?:(?: ,)?(?: and| or| ,) ${article}${kinds})*`
const addresses = '(?:(?:street|postal) )?address(?:es)?'
const others = `(?:${article}${addresses} of ${listed}|${listed} ${addresses}|that of ${listed}|those of ${listed})`
const open = new RegExp(`^${others} ${may}$`)
/** “No home addresses, except those of shops”, “(shop addresses are fine)”. */
const exempt = new RegExp(
  `home address(?:es)?(?: [^ ]+){0,8}?(?<tail>(?: ,)? (?:except|excepting|excluding|other than|apart from|but not|not|unless (?:it is|it's|they are)|as opposed to)(?: for)? (?:${others}|${listed})| [(] (?:${others} ${may}|(?:except|not) (?:for )?${others}) [)])$`,
  'd',
)
const area =
  '(?:towns?|city|cities|villages?|districts?|neighbou?rhoods?|areas?|count(?:y|ies)|regions?|countr(?:y|ies)|states?|quarters?|boroughs?|suburbs?|parish(?:es)?|part of town|streets?|street names?|road names?|town names?)'
const areas = `(?:the )?(?:names? of )?${article}${area}(?:(?: ,)?(?: and| or| ,) (?:names? of )?${article}${area})*`
const bare =
  '(?: alone| only| on its own| by itself| name| without (?:a |the |its )?(?:house )?numbers?| with no (?:house )?number)*'
const vague = new RegExp(`^(?:(?:just|only) )?${areas}${bare} ${may}$`)
const naming = new RegExp(
  `^(?:you|we|writers|authors|members|reporters) (?:may|can) (?:still |always )?(?:name|give|print|publish|mention|say|state|use) ${areas}${bare}$`,
)

const polls =
  '(?:(?:the |election |voting |polling )*(?:dates?|times?|days?|stations?|places?|hours|deadlines?|results?|turnout|how to register|registration))'
/** What an appeal to vote for somebody does not hold. */
const listedPolls = `${polls}(?:(?: ,)?(?: and| or| ,) ${polls})*`
const ofPolls = new RegExp(`^${listedPolls} ${may}$`)
const bracketedPolls = new RegExp(`vote .*(?<tail> [(] ${listedPolls} ${may} [)])$`, 'd')

/**
 * Whether a sentence behind a demand permits what the demand does not look for: “Home addresses are forbidden. Business
 * addresses may stay.”
 */
export function isGranted(text: string, before: PolicyClause | undefined): boolean {
  const targets = before?.form?.kind === 'ban' ? before.form.targets : []
  const line = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:but|though|although|however,?|only|while) /, '')
    .replaceAll(',', ' ,')
    .replaceAll(/\s+/g, ' ')
  if (targets.some(isVoting)) return hasMatch(ofPolls, line)
  const addresses = targets.filter(isAddress)
  if (addresses.length === 0) return false
  if (hasMatch(vague, line) || hasMatch(naming, line)) return true
  return hasMatch(open, line) && addresses.every((target) => target.value === 'home')
}

/** A demand without an exception for what it does not look for: “No home addresses, except those of shops”. */
export function withoutGranted(clause: ClauseText): ClauseText {
  const line = lineOf(clause.tokens).toLowerCase()
  const found = matchOf(exempt, line) ?? matchOf(bracketedPolls, line)
  const tail = found?.indices?.groups?.['tail']
  if (tail === undefined) return clause
  const { from } = tokensIn(line, tail[0] + 1, tail[1])
  return { ...clause, tokens: clause.tokens.slice(0, from) }
}

function isVoting(target: PolicyTarget): boolean {
  return target.kind === 'topic' && target.name === 'voting appeals'
}

function isAddress(target: PolicyTarget): target is Extract<PolicyTarget, { kind: 'detector' }> {
  return target.kind === 'detector' && target.name === 'postal-address'
}
