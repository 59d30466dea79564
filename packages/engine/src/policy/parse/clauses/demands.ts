import { type FoundPhrase, findPhrase } from '../../phrase-book.ts'
import { type Sign, signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { startsNeed } from './second-subjects.ts'

/** “Reject X and flag Y” makes two demands. */
export function demandsOf(tokens: readonly PolicyToken[]): PolicyToken[][] {
  const parts: PolicyToken[][] = [[]]
  // A demand has a verb and what it is about.
  let hasVerb = false
  let hasSubject = false
  let isBan = false
  let isMust = false
  let isOrder = false
  let hasNotice = false
  // “If no source is given, reject” makes one.
  const isConditional = signAt(tokens, 0)?.kind === 'if'
  let depth = 0
  let phraseEnd = 0
  for (const [at, token] of tokens.entries()) {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    const isJoint =
      /^(?:,|and|but|without)$/.test(token.text) ||
      (token.text === ':' && isMust && /^(?:ban|not)$/.test(signAt(tokens, at + 1)?.kind ?? ''))
    const next = signAt(tokens, at + 1)?.kind ?? ''
    // “No puns, no questions”, “use the third person, not the first”, “prices need a source, not a date”
    const goesOn =
      token.text === ',' &&
      ((isBan && next === 'ban') ||
        (isOrder && /^(?:ban|not)$/.test(next)) ||
        (isMust && /^not (?:an?|the)$/.test(pairAt(tokens, at + 1))))
    if (isJoint && hasNotice && letsThrough(tokens, at + 1)) return parts
    const isNext =
      /^(?:otherwise|failing)$/.test(tokens[at + 1]?.text ?? '') ||
      (token.text === ',' && /^and (?:anything|everything)$/.test(pairAt(tokens, at + 1))) ||
      (token.text === 'but' && startsLeave(tokens, at + 1)) ||
      startsDemand(tokens, at + 1) ||
      startsOrder(tokens, at) ||
      startsNeed(tokens, at)
    if (
      isJoint &&
      token.text !== 'without' &&
      !goesOn &&
      depth <= 0 &&
      hasVerb &&
      hasSubject &&
      isNext
    ) {
      parts.push([])
      hasVerb = false
      hasSubject = false
      continue
    }
    parts.at(-1)?.push(token)
    // “Mark” in “exclamation mark” is no verb.
    if (at < phraseEnd) continue
    const found = phraseAt(tokens, at)
    phraseEnd = at + (found?.length ?? 1)
    const kind = isNamed(token, found) ? 'noun' : found?.meaning.kind
    // “If prices appear, review the page and flag emoji”: the verb has its object.
    if (isConditional && kind === 'decision' && token.text === 'review' && phraseEnd > at + 1)
      hasSubject = true
    if (kind === 'noun' || kind === 'everything' || token.kind === 'quoted') hasSubject = true
    else if (isFirstWriting(tokens, at, kind)) hasVerb = isOrder = true
    else if (isConditional && isCondition(kind, token, phraseEnd - at)) continue
    else if (kind !== undefined && verbs.has(kind)) {
      hasNotice ||= kind === 'notice'
      // “No puns, no questions” is one demand.
      isBan = kind === 'ban'
      isMust = kind === 'must' || kind === 'prohibition'
      hasVerb = true
    }
  }
  return parts
}

/** “In headings and lists”: nobody is told to do so. */
function isNamed({ text }: PolicyToken, found: FoundPhrase<Sign> | undefined): boolean {
  return found?.length === 1 && found.meaning.kind === 'notice' && /[^s]s$/.test(text)
}

/** Whether a sign says what a condition is about: “if a review has no source”. */
function isCondition(
  kind: Sign['kind'] | undefined,
  { text }: PolicyToken,
  length: number,
): boolean {
  return /^(?:ban|not|prohibition)$/.test(kind ?? '') || (text === 'review' && length === 1)
}

function pairAt(tokens: readonly PolicyToken[], at: number): string {
  return tokens
    .slice(at, at + 2)
    .map(({ text }) => text)
    .join(' ')
}

/** “…, but they may say where to find one” */
function startsLeave(tokens: readonly PolicyToken[], from: number): boolean {
  const [who, may] = tokens.slice(from, from + 2).map(({ text }) => text)
  return /^(?:they|you|we|it|writers|authors)$/.test(who) && /^(?:may|can|might)$/.test(may ?? '')
}

/** “Keep it short, and no jargon”: the first demand is an order to the writer. */
function isFirstWriting(
  tokens: readonly PolicyToken[],
  at: number,
  kind: Sign['kind'] | undefined,
): boolean {
  // “Under the heading “Results”, avoid passive voice” opens with a place.
  const isPlace =
    /^(?:under|below|within)$/.test(tokens[at].text) && tokens[at + 1]?.kind !== 'number'
  const isOrder = kind === 'writing' || (kind === 'compare' && !isPlace)
  return isOrder && (at === 0 || (at === 1 && tokens[0].text === 'please'))
}

/** “Flag prices, but let them through”: to be told is all that was asked for. */
function letsThrough(tokens: readonly PolicyToken[], from: number): boolean {
  const rest = tokens
    .slice(from)
    .map(({ text }) => text)
    .filter((text) => /[a-z]/.test(text) && !/^(?:and|but|then|just|still|please|do)$/.test(text))
    .join(' ')
  return /^(?:(?:rejecting|blocking|changing) (?:them|it|anything|the text|the draft|texts)|let (?:them|it|these|those) (?:through|pass|stand|be)|(?:allow|permit|accept|keep|publish|leave) (?:them|it|these|those)(?: in| alone)?|nothing (?:more|else)|no more(?: than that)?|not(?:hing)? reject(?: them)?|(?:don't|not) (?:reject|block|change|remove) (?:them|it|anything))$/.test(
    rest,
  )
}

/** “…, and keep sentences short” */
function startsOrder(tokens: readonly PolicyToken[], at: number): boolean {
  if (tokens[at].text !== ',' || tokens[at + 1]?.text !== 'and') return false
  return /^(?:keep|use|write|add|include|give|start|end|begin|prefer|put|state|link)$/.test(
    tokens[at + 2]?.text ?? '',
  )
}

const verbs: ReadonlySet<Sign['kind']> = new Set([
  'decision',
  'notice',
  'permission',
  'not',
  'ban',
  'prohibition',
  'must',
])

/** Whether a clause says what should happen. */
export function hasVerbIn(tokens: readonly PolicyToken[]): boolean {
  return tokens.some((_token, at) => verbs.has(signAt(tokens, at)?.kind ?? 'glue'))
}

const skipped = new Set([
  'and',
  'so',
  'otherwise',
  'then',
  'also',
  'please',
  'always',
  'we',
  'or',
  'that',
  ',',
])

const goingOn = /^(?:in|elsewhere|anywhere|otherwise|outside)$/

/** Whether a demand starts at a token: a verb of decision, or “no”. */
export function startsDemand(tokens: readonly PolicyToken[], from: number): boolean {
  let at = from
  while (at < from + 4 && skipped.has(tokens[at]?.text ?? '')) at++
  const sign = signAt(tokens, at)
  switch (sign?.kind) {
    case 'decision':
    case 'notice':
    case 'permission':
      // “High risk and escalated texts”, “in headings and lists”: nothing that is told to do so.
      return !/ed$|[^s]s$/.test(tokens[at].text)
    case 'ban':
    case 'not': {
      // “but no source” goes on with what comes before.
      const next = signAt(tokens, at + 1)
      // “… but not in headings” goes on too.
      if (sign.kind === 'not' && goingOn.test(tokens[at + 1]?.text ?? '')) return false
      return !(next?.kind === 'noun' && next.isSource === true)
    }
    default:
      return tokens[at]?.text === 'send' || tokens[at]?.text === 'require'
  }
}

function signAt(tokens: readonly PolicyToken[], at: number): Sign | undefined {
  return phraseAt(tokens, at)?.meaning
}

function phraseAt(tokens: readonly PolicyToken[], at: number): FoundPhrase<Sign> | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const words = tokens.slice(at, at + 6).map(({ text }) => singular(text))
  return findPhrase(signBook(), words, 0)
}
