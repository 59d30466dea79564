import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'

const telling =
  '(?:refer|direct|point|send|tell|advise|ask|urge|encourage|remind|invite|warn|push|prompt|get|pressure|persuade|call on)(?:s|ing|ting)?'
const readers =
  '(?:(?:the|our|your|any|all|its) )?(?:readers?|people|users?|patients?|customers?|them|everyone|everybody|anyone|anybody|visitors?|viewers?|shoppers?|subscribers?|clients?|members?|parents?|somebody|someone)'
const told = new RegExp(`^${telling} ${readers} (?:that they (?:should|must) |to )`)
const asking =
  /^(?:first )?(?:(?:see|ask|consult|check with|check in with|talk to|speak to|speak with|talk with|contact|call|ring|visit|go to|turn to|seek (?:advice|help) from|get (?:advice|help) from) )?/
const expert =
  /^(?:(?:a|an|the|their|your|our|own|local|qualified|professional|registered|licensed|independent|trained) )*((?:family |legal |medical |tax |financial |debt )?(?:doctor|gp|pharmacist|nurse|dentist|vet|physician|clinician|therapist|midwife|specialist|solicitor|lawyer|attorney|barrister|accountant|adviser|advisor|professional|expert|helpline|hotline|crisis line|support line|emergency services|bank|broker|union|police|citizens advice|professional advice|consultant))s?(?: |$)/
const buying =
  /^(?:(?:order|buy|subscribe|book|donate|sign up|register|join|click|share|follow|download|purchase|vote|act|call now|enrol|enroll|pay)(?: (?:now|today|immediately|something|anything|us|it|in))*(?: (?:or|and|nor) (?=\w)|$|(?= )))+/

/** Most tokens between the verb and what the reader should do. */
const MOST_TOKENS = 24

/**
 * “Refer the reader to a solicitor”, “tell readers to check with a doctor” ask for the word; “push readers to subscribe” is
 * a call to action.
 */
export function readReferral(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  for (const [at, { kind }] of tokens.entries()) {
    if (kind !== 'word') continue
    const rest = tokens.slice(at, at + MOST_TOKENS)
    const text = textOf(rest)
    const found = matchOf(told, text)
    if (found === null) continue
    const taken = lengthOf(found[0])
    const list = rest.slice(taken)
    const bought = buying.exec(textOf(list.filter(({ text: mark }) => mark !== ',')))
    if (bought !== null) {
      const length = taken + withCommas(list, lengthOf(bought[0]))
      return [...tokens.slice(0, at), as(tokens[at], 'ctas'), ...tokens.slice(at + length)]
    }
    const named = readExperts(list)
    if (named === undefined) return tokens
    return [
      ...tokens.slice(0, at),
      as(tokens[at], tokens.slice(0, at).some(isNegation) ? 'contain' : 'must'),
      ...named.tokens,
      ...tokens.slice(at + taken + named.length),
    ]
  }
  return tokens
}

/** The people that a reader is sent to, each as a word to look for. */
function readExperts(
  list: readonly PolicyToken[],
): { readonly tokens: PolicyToken[]; readonly length: number } | undefined {
  const tokens: PolicyToken[] = []
  let at = lengthOf(asking.exec(textOf(list))?.[0] ?? '')
  for (;;) {
    const found = expert.exec(textOf(list.slice(at)))
    if (found === null) break
    tokens.push({ ...list[at], kind: 'quoted', text: found[1] })
    at += lengthOf(found[0])
    if (!/^(?:or|and|,)$/.test(list[at]?.text ?? '')) break
    tokens.push(list[at])
    at += list[at].text === ',' && /^(?:or|and)$/.test(list[at + 1]?.text ?? '') ? 2 : 1
  }
  if (tokens.length === 0) return undefined
  return { tokens, length: list[at]?.text === 'first' ? at + 1 : at }
}

function isNegation({ text }: PolicyToken): boolean {
  return /^(?:no|not|never|cannot)$|n't$/.test(text)
}

function as(token: PolicyToken, text: string): PolicyToken {
  return { ...token, text }
}

function textOf(tokens: readonly PolicyToken[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

function lengthOf(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(' ').length
}

/** How many tokens hold so many words, commas among them. */
function withCommas(list: readonly PolicyToken[], words: number): number {
  let at = 0
  for (let left = words; left > 0; at++) if (list[at].text !== ',') left--
  return at
}
