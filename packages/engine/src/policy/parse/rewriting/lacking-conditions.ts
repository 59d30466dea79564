import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { hasTargetIn, signAt, textOf, wordsAt } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const held =
  '(?:have|contain|include|give|show|name|state|carry|cite|mention|list|provide|feature|offer|use|display)'
const holds =
  '(?:has|have|contains?|includes?|gives?|shows?|names?|states?|carry|carries|cites?|mentions?|lists?|provides?|features?|offers?|uses?|displays?)'
/** What a draft does without. */
const lacks = new RegExp(
  `^(?:(?:${holds} (?:got )?(?:no|neither)|(?:there|they|there's) (?:is|are|is n't) no|(?:does|do) (?:not|n't) (?:even )?${held}(?: (?:a|an|any|the|some|its|at least one|a single))?|(?:doesn't|don't|doesnt|dont) (?:even )?${held}(?: (?:a|an|any|the|some|its|at least one|a single))?|(?:has|have) (?:not|n't) (?:got )?(?:a|an|any)|(?:hasn't|haven't) (?:got )?(?:a|an|any)|lacks?(?: (?:a|an|any|the))?|(?:is|are) (?:missing|without|lacking)(?: (?:a|an|any|the))?|(?:fails?|forgets?|omits?|neglects?) to ${held}(?: (?:a|an|any|the))?|(?:omits?|forgets?|leaves? out)(?: (?:a|an|any|the))?|comes? without(?: (?:a|an|any))?)) (?=\\S)`,
)
/** “There is no date”, “there isn't a date” */
const isNot =
  /^there(?: (?:is|are) (?:no|not (?:a|an|any))|(?:'s|s) no| (?:isn't|aren't|isnt|arent) (?:a|an|any)) (?=\S)/
/** “No link is given” */
const notGiven =
  /^no (.+) (?:is|are|was|were|has been|have been) (?:given|there|present|included|provided|shown|stated|named|supplied|cited|mentioned|listed|attached|found|added)(?: at all| anywhere| in it)?$/
/** Numbers and comparisons turn the lack of something into a count. */
const counted =
  /^(?:more|fewer|less|longer|shorter|later|earlier|other|such|doubt|reason|need|one|two|three|\d)/
const opening = /^(?:if|when|whenever|where|in case|should)$/
/** What a decision falls on. */
const object =
  /^(?:it|them|that|those|these|this|the|a|an|any|all|each|every|such|your|our|please)$/

/**
 * “Reject it if the post has no link”, “If there are no prices, flag the page”: posts without it are meant. What else the
 * clause names keeps its condition.
 */
export function readLackingConditions(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && opening.test(text))
  if (at === -1) return tokens
  const before = tokens.slice(0, at)
  if (before.some(({ kind }) => kind !== 'word') || hasTargetIn(before)) return tokens
  const end = at === 0 ? tokens.findIndex(({ text }) => text === ',') : tokens.length
  if (end === -1 || (at > 0 && !decides(before))) return tokens
  // “Flag promises; reject them when there is no source”
  const isOfThings = before.some(({ text }) => /^(?:them|those|these)$/.test(text))
  if (isOfThings && /^(?:there|they|no)$/.test(tokens[at + 1]?.text ?? '')) return tokens
  const lacking = lackedIn(tokens.slice(at + 1, end))
  if (lacking === undefined) return tokens
  const rest = at === 0 ? tokens.slice(end + 1) : before
  const deed = rest.filter(({ text }) => !object.test(text) && !isDraftWord(text))
  if (!decides(deed) || hasTargetIn(deed)) return tokens
  return [...wordsAt('posts without', tokens[at]), ...lacking, mark(tokens[at]), ...deed]
}

/** What a draft lacks by a condition; undefined where the condition says something else. */
function lackedIn(condition: Tokens): Tokens | undefined {
  const given = notGiven.exec(textOf(condition))
  if (given !== null) return condition.slice(1, 1 + given[1].split(' ').length)
  const from = isNot.test(textOf(condition)) ? 0 : subjectEnd(condition)
  if (from === undefined) return undefined
  const run = textOf(condition.slice(from))
  const found = (from === 0 ? isNot : lacks).exec(run)
  if (found === null) return undefined
  const lacked = condition.slice(from + found[0].trim().split(' ').length)
  return counted.test(textOf(lacked)) ? undefined : lacked
}

/** After the name of a draft, or a pronoun for one, at the start; undefined where another thing is spoken of. */
function subjectEnd(condition: Tokens): number | undefined {
  if (/^(?:it|they|you)$/.test(condition[0]?.text ?? '')) return 1
  const end = condition.findIndex(({ text }) => isDraftWord(singular(text)))
  const MOST = 3
  if (end === -1 || end > MOST) return undefined
  return end + 1
}

function decides(tokens: Tokens): boolean {
  return tokens.some((_, at) =>
    /^(?:decision|notice|not|ban)$/.test(signAt(tokens, at)?.kind ?? ''),
  )
}

function mark(place: PolicyToken): PolicyToken {
  return { ...place, kind: 'mark', text: ',' }
}
