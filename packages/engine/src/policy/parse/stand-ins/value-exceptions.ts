import type { ClauseForm } from '../../form/clause-form.ts'
import { findPhrase } from '../../phrase-book.ts'
import { signBook } from '../../policy-signs.ts'
import { isShouted, type PolicyToken, singular } from '../../policy-tokens.ts'
import { firstMatches, lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'
import { textOf } from '../tokens/token-signs.ts'
import type { StandIn } from './stand-ins.ts'
import { valueAt } from './written-value.ts'

const excepting =
  /(?:^|(?<= ))(?:except(?:ing)?(?: for)?|excluding|other than|apart from|aside from|besides|bar|barring|but(?: not)?|save(?: for)?|outside(?: of)?|unless (?:it is|it's|they are|that is)|unless)(?= )/g
/** What may stand between “except” and the value: “the number of our hotline,”, “those ending in”. */
const describing =
  /^(?:(?:the|our|your|its|a|an|any|own|official|main|general|public|shared|role|generic|team|group|department|company|company's|central|those|these|ones?|that|which|number|numbers|they|it|belonging|belong|belongs|hosted|to|phone|telephone|email|e|-|mail|address|addresses|price|prices|of|for|is|are|ending|end|ends|with|in|at|on|from|under|domain|mailbox|inbox|hotline|helpline|helplines|line|switchboard|office|reception|support|service|desk|press|sales|customer|placeholder|placeholders|dummy|example|value|key|keys|token|password|passwords|code|postcode|ip|word|words|name|names|term|abbreviation|abbreviations|acronym|acronyms|exact|fixed|fee|subscription|such|as|like|,|:|@) )*$/

interface Exception {
  readonly from: number
  readonly to: number
  readonly values: readonly string[]
}

/** “No phone numbers except 0800 123 456”: values are taken out of a clause about what a detector finds. */
export function exceptValues(tokens: readonly PolicyToken[]): StandIn | undefined {
  const found = exceptionIn(tokens) ?? onlyIn(tokens)
  if (found === undefined) return undefined
  const { read, values } = found
  const written = values.join(', ')
  return { tokens: read, word: written, written, restore: (form) => freed(form, values) }
}

function exceptionIn(
  tokens: readonly PolicyToken[],
): { read: readonly PolicyToken[]; values: readonly string[] } | undefined {
  const line = lineOf(tokens)
  for (const found of firstMatches(line, excepting)) {
    const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
    const exception = valuesFrom(tokens, from, to)
    if (exception === undefined) continue
    const opening = tokens[from - 1]?.text === '(' ? from - 1 : from
    const rest = [...tokens.slice(0, opening), ...tokens.slice(exception.to)]
    const read = rest.filter(({ text }, at) => text !== ',' || (at !== from - 1 && at !== from))
    if (namesDetector(read, exception.values)) return { read, values: exception.values }
  }
  return undefined
}

/** “E-mails that end in @example.com” */
const linking = /^(?:that|which|whose|end|ends|ending|in|with|at|from|are|is|of|on)$/

/** “Only allow the phone number 0800 123 456”, “the only price allowed is £9.99”. */
function onlyIn(
  tokens: readonly PolicyToken[],
): { read: readonly PolicyToken[]; values: readonly string[] } | undefined {
  const opening =
    /^(?:the |please |we )*only (?:ever )?(?:allow |accept |use |publish |give |permit |mention |print |show )?(?:the |our )?/.exec(
      lineOf(tokens),
    )
  if (opening === null) return undefined
  const { to: first } = tokensIn(opening.input, 0, opening[0].trimEnd().length)
  for (let at = first + 1; at < tokens.length; at++) {
    const value = valuesFrom(tokens, at, at)
    if (value === undefined || valueAt(tokens, at) === undefined) continue
    const name = tokens
      .slice(first, at)
      .filter(({ text }) => !allowing.test(text) && !linking.test(text))
    const rest = tokens.slice(value.to).filter(({ text }) => !allowing.test(text))
    const [head] = name
    const detector = detectorAt(name)
    const isWhole = detector?.length === name.filter(({ text }) => text !== '-').length
    if (head === undefined || rest.length > 0 || !isWhole || !fits(detector?.id, value.values))
      return undefined
    return { read: [wordAt(head, head, 'no'), ...name], values: value.values }
  }
  return undefined
}

const allowing =
  /^(?:allowed|permitted|accepted|acceptable|allow|is|are|be|may|can|must|we|you|that|which|to|use|used|given|appear|published|give|publish|print|printed|show|shown|list|listed|mention|mentioned|quote|quoted|post|ever|at|from|in|the|our|ending|on|fine|ok|okay)$/

function valuesFrom(
  tokens: readonly PolicyToken[],
  from: number,
  start: number,
): Exception | undefined {
  const values: string[] = []
  let at = start
  for (let next = start; next < tokens.length; ) {
    if (isBracketed(tokens, next)) {
      next++
      continue
    }
    const value = valueAt(tokens, next)
    const isNamed =
      value !== undefined &&
      isPlain(tokens, next, value.length) &&
      ends(tokens, next + value.length)
    if (isNamed) {
      values.push(value.value)
      next += value.length
      at = next
      continue
    }
    const { text } = tokens[next]
    const isOwned = tokens[next].end - tokens[next].start > text.length
    const goesOn =
      (isOwned && tokens[next + 1]?.text === 'own') ||
      describing.test(`${text} `) ||
      (values.length === 0 && isCalled(tokens, next)) ||
      (values.length > 0 && isJoint(tokens[next]))
    if (!goesOn) break
    next++
  }
  // “Except 999 and those in headings” is more than values, and “unless VAT is mentioned” needs words beside.
  const isMore =
    /^(?:and|or|nor)$/.test(tokens[at]?.text ?? '') || said.test(textOf(tokens.slice(at, at + 2)))
  return values.length === 0 || isMore ? undefined : { from, to: closing(tokens, at), values }
}

/** “Newsdesk line, 01632 960111”: a number or an address tells by itself what it is, whatever it is called. */
function isCalled(tokens: readonly PolicyToken[], at: number): boolean {
  const { kind, text, isSmall } = tokens[at]
  if (kind !== 'word' || !isSmall || findPhrase(signBook(), [singular(text)], 0) !== undefined)
    return false
  if (
    !/^(?:,|:|line|lines|desk|number|office|hotline|helpline|inbox|address|mailbox|on|at)$/.test(
      tokens[at + 1]?.text ?? '',
    )
  )
    return false
  const ahead = tokens.slice(at + 1, at + 1 + MOST_CALLED)
  return ahead.some((_token, next) => {
    const value = valueAt(ahead, next)?.value ?? ''
    return value.replaceAll(/\D/g, '').length >= SHORTEST_NUMBER || /\S@\S/.test(value)
  })
}

/** Most tokens behind a word of what it calls. */
const MOST_CALLED = 6
/** Digits of a number that tells by itself that it is one. */
const SHORTEST_NUMBER = 6

/** What is said of words that should stand beside something. */
const said = /^(?:is|are) (?:mentioned|given|stated|named|shown|included|added|noted|there)$/

/** Whether some words name nothing but values: “NHS and UK”, “our own, 020 7946 0958”. */
export function areValues(tokens: readonly PolicyToken[]): boolean {
  const [first, second] = tokens
  // “Councillors”: any word that opens a sentence has a capital.
  const isOpening = first?.kind === 'word' && !isShouted(first) && second?.isSmall !== false
  const isWord = isOpening && !/\d/.test(first.text) && (second === undefined || isJoint(second))
  return !isWord && valuesFrom(tokens, 0, 0)?.to === tokens.length
}

/** Whether a value is all that is named: “the Oxford dictionary” is more than “Oxford”. */
function ends(tokens: readonly PolicyToken[], at: number): boolean {
  const next = tokens[at]
  return next === undefined || next.kind === 'mark' || following.test(next.text)
}

const following =
  /^(?:and|or|nor|in|on|is|are|must|may|can|should|will|shall|cannot|can't|has|have|need|needs|only|for|as|with|please|at)$/

/** A capital may open a sentence or a word of the grammar; it makes no value of them. */
function isPlain(tokens: readonly PolicyToken[], at: number, length: number): boolean {
  const [token] = tokens.slice(at, at + 1)
  const last = tokens[at + length - 1]
  // “Except the CEO's” names no value.
  if (last.kind === 'word' && last.end - last.start > last.text.length) return false
  if (token.kind !== 'word' || length > 1) return true
  // “NHS, UK and PDF”
  const isCode = isShouted(token) && tokens.some((other) => other.kind === 'word' && other.isSmall)
  return (
    isCode ||
    /\d/.test(token.text) ||
    findPhrase(signBook(), [singular(token.text)], 0) === undefined
  )
}

function isJoint({ text }: PolicyToken): boolean {
  return /^(?:,|and|or|nor)$/.test(text)
}

/** “(020 7946 0958)”: a bracket around the whole of a value, not the first part of a number. */
function isBracketed(tokens: readonly PolicyToken[], at: number): boolean {
  const close = tokens[at].text === '(' ? tokens.findIndex(({ text }) => text === ')') : -1
  return close > at && tokens[close + 1]?.kind !== 'number'
}

/** A bracket that closes behind the value belongs to it. */
function closing(tokens: readonly PolicyToken[], at: number): number {
  return tokens[at]?.text === ')' ? at + 1 : at
}

/** Whether a clause speaks of what a detector finds, and the values can be such things. */
function namesDetector(tokens: readonly PolicyToken[], values: readonly string[]): boolean {
  return tokens.some((_token, at) =>
    fits(detectorAt(tokens.slice(at, at + LONGEST_NAME))?.id, values),
  )
}

/** A host or a mailbox alone is that of e-mail addresses. */
function fits(detector: string | undefined, values: readonly string[]): boolean {
  if (detector === undefined) return false
  return detector === 'email-address' || !values.some((value) => /^@|@$/.test(value))
}

/** Most words of the name of what a detector finds. */
const LONGEST_NAME = 5

function detectorAt(
  tokens: readonly PolicyToken[],
): { readonly id: string; readonly length: number } | undefined {
  const words = tokens
    .filter(({ text }) => text !== '-')
    .map(({ kind, text }) => (kind === 'word' ? singular(text) : ''))
  const found = findPhrase(signBook(), words, 0)
  const sign = found?.meaning
  if (found === undefined || sign?.kind !== 'noun' || sign.detector === undefined) return undefined
  return { id: sign.detector, length: found.length }
}

function freed(form: ClauseForm, values: readonly string[]): ClauseForm | undefined {
  const isFound = form.targets.some(({ kind }) => kind === 'detector')
  const isPlaced = form.targets.every(({ kind }) => kind === 'detector' || kind === 'evidence')
  if (!isFound || !isPlaced || form.kind === 'restriction') return undefined
  return { ...form, unless: [...form.unless, { kind: 'value', values: [...values] }] }
}
