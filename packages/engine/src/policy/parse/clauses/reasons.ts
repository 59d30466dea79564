import type { PolicyToken } from '../../policy-tokens.ts'
import { mayMatch } from '../tokens/required-texts.ts'
import { textOf } from '../tokens/token-runs.ts'
import { signAt } from '../tokens/token-signs.ts'
import { isBareReason } from './bare-reasons.ts'

/** What a demand rests on: “under our style guide”, “in line with the law”. */
const basis =
  /^(?:under|per(?= our| the| your)|as per|according to|in line with|in keeping with|in accordance with|in compliance with|to comply with|pursuant to|as required by|as demanded by|as set out in|as laid down in|as stated in|thanks to|because of|owing to|due to|given|by virtue of) (?:\w+ ){0,4}?(?:laws?|legislation|acts?|codes?|guidelines?|guidance|guides?|handbook|manual|charter|regulations?|regulator|polic(?:y|ies)|duty|duties|obligations?|contracts?|styles?|house style|practice|licences?|licenses?|agreements?|terms|conditions|terms of service|statutes?|directives?|gdpr|hipaa|ccpa|coppa|ferpa|pci dss|wcag|ofcom|ipso|the asa|fca|fda|ftc|common sense|house rules|the rules|our rules|rulebook|standards?|remit|mandate|constitution|bylaws|court order|injunction|embargo)(?: and (?:\w+ ){0,3}?(?:common sense|laws?|regulations?|codes?|guidelines?|duty))?(?= |$)/

/** Words after “as” and “since” that open no reason. */
const other =
  /^(?:well|long|soon|far|much|many|in|part|per|if|though|of|at|for|with|to|such|usual|always|ever|possible|stated|follows|agreed|described|an?|examples?|needed|directed|appropriate|is|are|was|were|be|being|before|when|where|by|on|long|late|early|little|few|short|brief|good|high|low|fact|quotes?|headings?|links?|evidence|proof|sources?|own|old|recent|recently|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|last|then|\d.*)$/

/** Whether a sentence opens with a reason: “since six in ten read on a phone, …”. */
export function isReason([first, second]: readonly PolicyToken[]): boolean {
  if (first === undefined || second === undefined) return false
  if (/^(?:because|seeing|considering)$/.test(first.text)) return second.text !== 'of'
  if (first.text === 'given' || first.text === 'now') return second.text === 'that'
  return (
    /^(?:as|since)$/.test(first.text) &&
    (!other.test(second.text) ||
      (first.text === 'since' && /^(?:about|an?|most|many|one)$/.test(second.text))) &&
    second.kind === 'word'
  )
}

/** Whether a reason opens at a token: “as phones cut them off”, “since offices move”. */
function opensReason(tokens: readonly PolicyToken[], at: number): boolean {
  const { text } = tokens[at]
  const next = tokens[at + 1]
  if (next === undefined || next.kind !== 'word') return false
  if (text === 'or' || text === 'otherwise')
    return (
      /^(?:phones?|readers?|people|customers?|users?|they|we|you|it|browsers?|screens?|search|google|nobody|no|someone|somebody|everyone|the)$/.test(
        next.text,
      ) && isOutcome(tokens.slice(at + 1))
    )
  return /^(?:as|since)$/.test(text) && !other.test(next.text)
}

/** “… or phones cut them off”: what else would happen. */
function isOutcome(rest: readonly PolicyToken[]): boolean {
  const text = rest.map((token) => token.text).join(' ')
  return (
    /^(?:(?:the |our |most )?\w+(?: \w+)?) (?:will |would |may |might |could )?(?:cuts?|lose|loses|stop|stops|get|gets|skip|skips|miss|misses|complain|complains|leave|leaves|switch|drop|drops|sue|sues|think|thinks|forget|forgets|read|reads|looks?|breaks?|turn|turns|walk|walks|give|gives|won't|don't|doesn't|can't|bounce|bounces|truncate|truncates|trims?|wraps?|overflows?|call|calls|fine|fines|notices?|trust|click|clicks) ?[^,;:]*$/.test(
      text,
    ) && !/(?:reject|refuse|review|flag|remove|editor|delete)/.test(text)
  )
}

/** A sentence without the reasons that it gives between commas, and without what it rests on. */
export function withoutGrounds(sentence: readonly PolicyToken[]): PolicyToken[] {
  const kept: PolicyToken[] = []
  // “If you give a price, it is net”
  const isScoped = /^(?:if|unless|only|about)$/.test(signAt(sentence, 0)?.kind ?? '')
  const hasBasis = mayMatch(basis, textOf(sentence))
  for (let at = 0; at < sentence.length; ) {
    const before = sentence[at - 1]
    const length = hasBasis ? basisAt(sentence, at) : 0
    if (length > 0) {
      at += length
      if (kept.length === 0 && sentence[at]?.text === ',') at++
      continue
    }
    const isAfter = before?.text === ',' && kept.length > 1
    // “…, be it an exact price or a rough one”
    const isBeIt =
      isAfter && /^be (?:it|they)$/.test(`${sentence[at].text} ${sentence[at + 1]?.text}`)
    if (before?.text === ',' && !isScoped && isBareReason(kept, sentence.slice(at))) {
      kept.pop()
      break
    }
    if (
      isBeIt ||
      (kept.length > 1 && isPurpose(sentence, at)) ||
      (isAfter && isEverywhere(sentence.slice(at))) ||
      (isAfter && opensReason(sentence, at))
    ) {
      const comma = sentence.findIndex((_token, place) => place > at && goesOn(sentence, place))
      if (before?.text === ',') kept.pop()
      if (comma === -1 || sentence[at].text === 'or') break
      at = comma
      continue
    }
    kept.push(sentence[at])
    at++
  }
  return kept
}

/** Whether a reason ends at a token: at a comma, or before another demand. */
function goesOn(sentence: readonly PolicyToken[], at: number): boolean {
  const { text } = sentence[at]
  if (text !== 'and' && text !== 'but') return text === ','
  return /^(?:decision|notice|ban|not)$/.test(signAt(sentence, at + 1)?.kind ?? '')
}

const someone =
  /^so (?:that )?(?:(?:an?|the|our|your|one of) )*(?:[a-z-]+ ){1,3}?(?:can|may|could|might|will|knows?|(?:is|are) able to)(?! (?:not|never|only)) /

/** “… so a moderator can take a look”, “so we can check them”: what a demand is for asks for nothing more. */
function isPurpose(sentence: readonly PolicyToken[], at: number): boolean {
  if (sentence[at].text !== 'so') return false
  const words = sentence.slice(at, at + MOST_OF_BASIS).map(({ text }) => text)
  return someone.test(words.join(' '))
}

/** “…, in headings and body alike” */
function isEverywhere(rest: readonly PolicyToken[]): boolean {
  return /^(?:in|on|at|by|to|for|from) [^,;:]* (?:alike|too)$/.test(
    rest.map(({ text }) => text).join(' '),
  )
}

/** Most tokens of what a demand rests on. */
const MOST_OF_BASIS = 14

function basisAt(tokens: readonly PolicyToken[], at: number): number {
  if (tokens[at].kind !== 'word') return 0
  const words: string[] = []
  for (const { kind, text } of tokens.slice(at, at + MOST_OF_BASIS)) {
    if (kind !== 'word') break
    words.push(text)
  }
  return basis.exec(words.join(' '))?.[0].split(' ').length ?? 0
}
