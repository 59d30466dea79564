import { findPhrase } from '../phrase-book.ts'
import { type Sign, signBook } from '../policy-signs.ts'
import { type PolicyToken, readTokens, singular } from '../policy-tokens.ts'

/** A clause before it is understood. */
export interface ClauseText {
  /** As written, without bullets and closing marks. */
  readonly text: string
  readonly tokens: readonly PolicyToken[]
  /** Where it stands in the policy; of a bullet below a line with a colon the bullet alone. */
  readonly start: number
  readonly end: number
}

interface Line {
  tokens: PolicyToken[]
  /** Starts with a bullet or a number. */
  readonly isItem: boolean
}

/** Cuts a policy into clauses: by lines, sentences, semicolons, and “and” before a new demand. */
export function splitClauses(policy: string): ClauseText[] {
  const clauses: ClauseText[] = []
  let header: ClauseText | undefined
  let hasItems = false
  // A demand that ends with a colon and has no list below it is a clause all the same.
  const closeHeader = (): void => {
    if (header !== undefined && !hasItems && hasVerbIn(header)) clauses.push(header)
    header = undefined
    hasItems = false
  }
  for (const { tokens, isItem } of readLines(readTokens(policy))) {
    // An empty line may be between a header and its list.
    if (tokens.length === 0) continue
    if (isItem) hasItems = true
    else closeHeader()
    const opensList = tokens.at(-1)?.text === ':'
    for (const part of sentencesOf(tokens).flatMap(demandsOf)) {
      const clause = clauseOf(policy, part)
      if (clause === undefined) continue
      if (opensList && !isItem) {
        closeHeader()
        header = clause
      } else
        clauses.push(header === undefined || startsDemand(part, 0) ? clause : join(header, clause))
    }
  }
  closeHeader()
  return clauses
}

/** Lines without their bullets; a line that goes on in small letters is one with the line before. */
function readLines(tokens: readonly PolicyToken[]): Line[] {
  const lines: Line[] = []
  let line: PolicyToken[] = []
  const close = (): void => {
    const bullet = bulletLength(line)
    const rest = line.slice(bullet)
    const last = lines.at(-1)
    const goesOn = bullet === 0 && rest[0]?.isSmall === true && !startsDemand(rest, 0)
    if (goesOn && last !== undefined) last.tokens.push(...rest)
    else lines.push({ tokens: rest, isItem: bullet > 0 })
    line = []
  }
  for (const token of tokens) {
    if (token.kind === 'line') close()
    else line.push(token)
  }
  close()
  return lines
}

const bullets = new Set(['-', '*', '•', '–', '—', '+', '·', '▪', '◦'])

/** Number of tokens of a bullet: “-”, “1.”, “(a)”, “2)”. */
function bulletLength(line: readonly PolicyToken[]): number {
  const [first, second, third] = line
  if (first === undefined || second === undefined) return 0
  if (bullets.has(first.text)) return 1
  const isLabel = (token: PolicyToken): boolean =>
    token.kind === 'number' || (token.kind === 'word' && token.text.length === 1)
  // “U.S. claims” has no label.
  const isWord = first.kind === 'word' && second.text === '.' && third?.start === second.end
  if (isLabel(first) && !isWord && /^[.)]$/.test(second.text) && second.start === first.end)
    return 2
  return first.text === '(' && isLabel(second) && third?.text === ')' ? 3 : 0
}

const abbreviations = new Set(['vs', 'etc', 'cf', 'approx', 'incl'])
/** A name follows, so what starts with a capital is not a new sentence. */
const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'st', 'prof'])

function sentencesOf(tokens: readonly PolicyToken[]): PolicyToken[][] {
  const sentences: PolicyToken[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    const isStop = /^[.!?;]$/.test(token.text) && token.kind === 'mark'
    // “e.g.” and “i.e.” go on, whatever follows.
    const isLatin =
      token.text === '.' && /^[eg]$/.test(before?.text ?? '') && tokens[at - 2]?.text === '.'
    const isInside = token.text === '.' && after !== undefined && after.start === token.end
    const isShort =
      token.text === '.' &&
      before?.kind === 'word' &&
      (titles.has(before.text) ||
        ((before.text.length === 1 || abbreviations.has(before.text)) && after?.isSmall !== false))
    if (isStop && !isInside && !isShort && !isLatin) sentences.push([])
    else sentences.at(-1)?.push(token)
  }
  return sentences
}

/** “Reject X and flag Y” makes two demands. */
function demandsOf(tokens: readonly PolicyToken[]): PolicyToken[][] {
  const parts: PolicyToken[][] = [[]]
  // A demand has a verb and what it is about.
  let hasVerb = false
  let hasSubject = false
  let isBan = false
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    const isJoint = token.text === ',' || token.text === 'and' || token.text === 'but'
    const goesOn = isBan && token.text === ',' && signAt(tokens, at + 1)?.kind === 'ban'
    if (isJoint && !goesOn && depth <= 0 && hasVerb && hasSubject && startsDemand(tokens, at + 1)) {
      parts.push([])
      hasVerb = false
      hasSubject = false
      continue
    }
    parts.at(-1)?.push(token)
    const kind = signAt(tokens, at)?.kind
    if (kind === 'noun' || kind === 'everything' || token.kind === 'quoted') hasSubject = true
    else if (kind !== undefined && verbs.has(kind)) {
      // “No puns, no questions” is one demand.
      isBan = kind === 'ban'
      hasVerb = true
    }
  }
  return parts
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

function hasVerbIn({ tokens }: ClauseText): boolean {
  return tokens.some((_token, at) => verbs.has(signAt(tokens, at)?.kind ?? 'glue'))
}

const skipped = new Set(['and', 'then', 'also', 'please', 'always', 'we', 'or', 'that', ','])

/** Whether a demand starts at a token: a verb of decision, or “no”. */
function startsDemand(tokens: readonly PolicyToken[], from: number): boolean {
  let at = from
  while (at < from + 4 && skipped.has(tokens[at]?.text ?? '')) at++
  const sign = signAt(tokens, at)
  switch (sign?.kind) {
    case 'decision':
    case 'notice':
    case 'permission':
      // “high risk and escalated texts” starts nothing: a participle is not a demand.
      return !/ed$/.test(tokens[at].text)
    case 'ban':
    case 'not': {
      // “but no source” goes on with what comes before.
      const next = signAt(tokens, at + 1)
      return !(next?.kind === 'noun' && next.isSource === true)
    }
    default:
      return tokens[at]?.text === 'send' || tokens[at]?.text === 'require'
  }
}

function signAt(tokens: readonly PolicyToken[], at: number): Sign | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const words = tokens.slice(at, at + 6).map(({ text }) => singular(text))
  return findPhrase(signBook(), words, 0)?.meaning
}

function clauseOf(policy: string, part: readonly PolicyToken[]): ClauseText | undefined {
  const isInk = ({ kind }: PolicyToken): boolean => kind !== 'mark'
  const first = part.findIndex(isInk)
  if (first === -1) return undefined
  const start = part[0].text === '(' ? part[0].start : part[first].start
  const end = part.at(-1)?.end ?? start
  const text = policy
    .slice(start, end)
    .replace(/[\s,:]+$/, (tail) => (tail.includes(':') ? ':' : ''))
  return { text: text.replace(/\s+/g, ' '), tokens: part, start, end: start + text.length }
}

function join(header: ClauseText, item: ClauseText): ClauseText {
  return {
    ...item,
    text: `${header.text} ${item.text}`,
    tokens: [...header.tokens, ...item.tokens],
  }
}
