import type { LeftOut, PolicyClause } from '../../clause.ts'
import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, writtenOf } from '../tokens/token-patterns.ts'

type Tokens = readonly PolicyToken[]

/** What a clause says of brackets, and the demand before it. */
export interface BracketedTail {
  /** The demand as it would stand alone. */
  readonly demand: string
  readonly leftOut: readonly LeftOut[]
  /** The form with what is said of brackets; undefined where the form cannot hold it. */
  put(form: ClauseForm): ClauseForm | undefined
}

const system =
  '(?:fahrenheit|celsius|centigrade|imperial|metric|us|american|miles|yards|feet|inches|pounds|ounces|stones?|acres|gallons|pints|kilomet(?:re|er)s|met(?:re|er)s|centimet(?:re|er)s|millimet(?:re|er)s|kilos|kilograms|grams|lit(?:re|er)s|hectares|other|others|old|older|local|original|foreign)'
const thing =
  '(?:units?|measures?|measurements?|equivalents?|values?|figures?|conversions?|temperatures?|degrees|systems?|distances?|weights?|currency|currencies|amounts?|prices?|ones?)'
const who = `(?:(?:the|an?|its|their|any|degrees) )*(?:${system}(?: (?:and|or) ${system})?(?: ${thing})*|(?:${thing}|other ${thing}) in (?:the |an? |degrees )*${system}(?: ${thing})*)`
const may =
  '(?:(?:may|can|could|might) (?:also |still |always |only )*(?:follow|be (?:given|added|put|shown|included|used|written|stated|mentioned|quoted)|appear|stand|go|come|stay|remain)(?: only)?|(?:is|are) (?:also |only |still )*(?:fine|ok|okay|allowed|permitted|acceptable|welcome|all right)(?: only)?)'
const add =
  '(?:you|we|writers|authors) (?:may|can) (?:also |still |always )*(?:add|give|put|show|include|use|write|state)'
const brackets =
  '(?:(?:afterwards|after (?:it|them|that)|behind (?:it|them)|only) )?(?:in|inside|within) (?:round )?(?:brackets?|a bracket|parenthes[ei]s)'
const idle =
  '(?: (?:(?:after|behind|beside|next to|following) (?:it|them|that)|afterwards|as well|too|only))*'
const allowed = `(?:${who} ${may} ${brackets}${idle}|${add} ${who} ${brackets}${idle})`
const alone = new RegExp(`^(?:(?:but|and|though|although|however|while) (?:, )?)?${allowed}$`)
const tails = new RegExp(
  `^.+?(?<tail>(?: ,)?(?: but| and| though| although| while)? ${allowed}| [(] ?${allowed} [)])$`,
  'd',
)
const beside = new RegExp(
  `^.+?(?<tail>(?: ,)? (?:with|followed by|and then) ${who} ${brackets}(?<free> (?:if (?:you|we) (?:like|want|wish)|if needed|if helpful|where helpful|where useful|optionally))?)$`,
  'd',
)
const except =
  /^.+?(?<tail>(?: ,)? (?:except|unless|other than|but not)(?: when| where| if| for those)?(?: (?:it is|they are|it's|they're|given|put))? (?:in|inside|within) (?:round )?(?:brackets?|a bracket|parenthes[ei]s))$/d
const banned =
  /^(?:please )?(?:no|never|avoid|don't|do not|ban|reject|flag|remove|cut|delete|mark|block) (?!.*(?:unless|except|only|if|when|explained|expanded|defined|spelled|spelt|but|than|without|instead) ).*?(?<tail> (?:in|inside|within|between) (?:round )?(?:brackets?|parenthes[ei]s))$/d

const systems: readonly (readonly [string, RegExp])[] = [
  ['fahrenheit', /fahrenheit|american|us |other|old/],
  ['celsius', /celsius|centigrade|other/],
  [
    'imperial',
    /imperial|american|us |miles|yards|feet|inches|pounds|ounces|stone|acres|gallons|pints|other|old/,
  ],
  ['metric', /metric|met(?:re|er)s|kilo|gram|lit(?:re|er)s|hectares|other/],
]

/** “Use metric units, with imperial ones in brackets if you like”, “no prices in brackets”: undefined where nothing is said of them. */
export function bracketedTail(tokens: Tokens): BracketedTail | undefined {
  const line = lineOf(tokens)
  if (!/brackets?|parenthes/.test(line)) return undefined
  const cut = (found: RegExpExecArray | null): Tokens[] | undefined => {
    const range = found?.indices?.groups?.['tail']
    if (range === undefined) return undefined
    const { from } = tokensIn(line, range[0] + 1, range[1])
    return [tokens.slice(0, from), tokens.slice(from)]
  }
  const free = cut(matchOf(tails, line))
  if (free !== undefined) return tailOf(free[0], [], (form) => freed(form, lineOf(free[1])))
  const given = matchOf(beside, line)
  const pair = cut(given)
  if (pair !== undefined) {
    const isFree = given?.groups?.['free'] !== undefined
    const left: LeftOut[] = isFree ? [] : [{ words: writtenOf(pair[1]), how: 'ignored' }]
    return tailOf(pair[0], left, (form) => freed(form, lineOf(pair[1])))
  }
  const excepted = cut(matchOf(except, line))
  if (excepted !== undefined) return tailOf(excepted[0], [], exceptBrackets)
  const placed = cut(matchOf(banned, line))
  return placed && tailOf(placed[0], [], inBrackets)
}

function tailOf(
  demand: Tokens,
  leftOut: readonly LeftOut[],
  put: BracketedTail['put'],
): BracketedTail | undefined {
  return demand.length === 0 ? undefined : { demand: writtenOf(demand), leftOut, put }
}

/** “Fahrenheit may follow in brackets” behind “temperatures must be in Celsius”: the clause before it, with that. */
export function withBrackets(tokens: Tokens, last: PolicyClause): PolicyClause | undefined {
  const line = lineOf(tokens)
  if (last.form === undefined || matchOf(alone, line) === null) return undefined
  const form = freed(last.form, line)
  return form && { ...last, form }
}

/** The form without what stands in brackets, where it looks for units of the kind that may stand there. */
function freed(form: ClauseForm, line: string): ClauseForm | undefined {
  return form.targets.every((target) => isOf(target, line)) ? exceptBrackets(form) : undefined
}

function isOf(target: PolicyTarget, line: string): boolean {
  if (target.kind !== 'detector') return false
  const value = String(target.value ?? '')
  // Of one currency that may stand there no form tells it from others that may not.
  if (target.name === 'price')
    return (
      value.startsWith('not-') &&
      /(?:other|local|original|foreign) (?:currenc|amount|price)/.test(line)
    )
  return (
    target.name === 'measurement' &&
    systems.some(([name, said]) => name === value && said.test(line))
  )
}

function exceptBrackets(form: ClauseForm): ClauseForm | undefined {
  if (form.kind !== 'ban' || form.targets.length === 0) return undefined
  return { ...form, unless: [...form.unless, { kind: 'place', place: 'brackets' }] }
}

function inBrackets(form: ClauseForm): ClauseForm | undefined {
  const isPlain = form.kind === 'ban' && form.targets.length > 0 && form.place === undefined
  return isPlain ? { ...form, place: 'brackets' } : undefined
}
