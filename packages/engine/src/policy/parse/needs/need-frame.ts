import type { ClauseForm, PolicyPlace } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { phraseAt } from '../tokens/token-signs.ts'
import { asking, ending, lacked, ordered, type Pattern, stated } from './need-patterns.ts'
import { lead } from './need-words.ts'

type Tokens = readonly PolicyToken[]
type Decision = ClauseForm['action']

/** A clause that asks for something: “Job ads must state the salary”, “Reject photos without a credit”. */
export interface NeedFrame {
  /** What has the need: “job ads”; empty where nothing is named. */
  readonly subject: Tokens
  /** What is needed: “the salary”. */
  readonly object: Tokens
  /** Undefined where what lacks it is only listed. */
  readonly action: Decision
  /** Where a verb says that it should stand: “must end with”. */
  readonly place: PolicyPlace | undefined
  /** What is named is what a link should lead to. */
  readonly isLink: boolean
}

/** “Replies that only say “bump””: what they say describes them. */
const isOpen =
  /^(?:if|when|whenever|where|wherever|unless) |(?:^| )(?:that|which|who|if|when|where)$/

/** The frame of a clause that asks for something; undefined of others. */
export function needFrame(
  all: Tokens,
  isConditional: boolean,
  isEnsured = false,
): NeedFrame | undefined {
  const tokens = withoutLead(all)
  const opening = decisionAt(tokens)
  if (opening !== undefined) {
    const rest = tokens.slice(opening.length)
    const isOrder = opening.action === undefined && /^report$/.test(tokens[0].text)
    // “Report the sample size for each percentage” asks for it.
    if (!isOrder) return firstFrame(rest, lacked, opening.action)
  }
  const order = isConditional ? firstFrame(tokens, ordered, undefined) : undefined
  const asked = order ?? firstFrame(tokens, asking, undefined) ?? decidedFrame(tokens)
  return asked ?? (isEnsured ? firstFrame(tokens, stated, undefined) : undefined)
}

/** “Make sure that each appeal has …”: what a draft has is asked for. */
export function asksToEnsure(tokens: Tokens): boolean {
  const length = tokens.length - withoutLead(tokens).length
  return /(?:^| )(?:make sure|ensure|see to it|check)(?: that)?$/.test(
    lineOf(tokens.slice(0, length)),
  )
}

/** A clause without “please”, “make sure that”. */
export function withoutLead(tokens: Tokens): Tokens {
  let rest = tokens
  for (let found = lead.exec(lineOf(rest)); found !== null; found = lead.exec(lineOf(rest))) {
    rest = rest.slice(found[0].trim().split(' ').length)
  }
  return rest
}

function firstFrame(
  tokens: Tokens,
  patterns: readonly Pattern[],
  decided: Decision,
): NeedFrame | undefined {
  const line = lineOf(tokens)
  for (const { said, action, place, isLink = false } of patterns) {
    const groups = matchOf(said, line)?.indices?.groups
    if (groups === undefined) continue
    const part = partsOf(tokens, line, groups)
    const object = part('lost').length > 0 ? part('lost') : part('object')
    // “The rate must be given with it” needs no “it”.
    if (/^(?:it|them|these|those)$/.test(lineOf(object)) || isOpen.test(lineOf(part('subject'))))
      continue
    return {
      subject: part('subject'),
      object,
      action: action ?? decided,
      place: place ?? placeOf(part('where')),
      isLink,
    }
  }
  return undefined
}

/** “Above each post”, “at the end of each post”. */
function placeOf(where: Tokens): PolicyPlace | undefined {
  const line = lineOf(where)
  if (/^(?:above|at .*(?:top|start|beginning) of)$/.test(line)) return 'opening'
  return /^(?:at .*(?:end|bottom|foot) of)$/.test(line) ? 'ending' : undefined
}

/** “Ads without a price are refused”. */
function decidedFrame(tokens: Tokens): NeedFrame | undefined {
  const line = lineOf(tokens)
  const groups = matchOf(ending.said, line)?.indices?.groups
  if (groups === undefined) return undefined
  const part = partsOf(tokens, line, groups)
  const action = decisionIn(part('by'))
  return (
    action && {
      subject: part('subject'),
      object: part('object'),
      action,
      place: undefined,
      isLink: false,
    }
  )
}

function partsOf(
  tokens: Tokens,
  line: string,
  groups: Readonly<Record<string, [number, number] | undefined>>,
): (name: string) => Tokens {
  return (name) => {
    const range = groups[name]
    if (range === undefined) return []
    const { from, to } = tokensIn(line, range[0], range[1])
    return tokens.slice(from, to)
  }
}

/** “Reject”, “no”, “never publish” where a clause begins. */
function decisionAt(
  tokens: Tokens,
): { readonly action: Decision; readonly length: number } | undefined {
  const found = phraseAt(tokens, 0)
  if (found === undefined) return undefined
  const { meaning, length } = found
  switch (meaning.kind) {
    case 'decision':
      return meaning.action === 'allow' ? undefined : { action: meaning.action, length }
    case 'notice':
      return { action: undefined, length }
    case 'ban':
      return { action: strengths.ban.action, length }
    case 'not': {
      const verb = phraseAt(tokens, length)
      if (verb === undefined) return undefined
      const isPublic = verb.meaning.kind === 'publishing' || verb.meaning.kind === 'permission'
      if (!isPublic && verb.meaning.kind !== 'writing') return undefined
      const action = isPublic ? strengths.notAllowed.action : strengths.advice.action
      return { action, length: length + verb.length }
    }
    default:
      return undefined
  }
}

/** The one decision that words name: “are sent back”, “must be refused”; undefined where they name none or two. */
function decisionIn(tokens: Tokens): Decision {
  let action: Decision
  for (let at = 0; at < tokens.length; ) {
    const found = phraseAt(tokens, at)
    const meaning = found?.meaning
    if (meaning?.kind === 'decision') {
      if (action !== undefined || meaning.action === 'allow') return undefined
      action = meaning.action
    } else if (meaning === undefined || !/^(?:glue|must|publishing)$/.test(meaning.kind)) {
      return undefined
    }
    at += found?.length ?? 1
  }
  return action
}
