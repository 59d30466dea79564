import type { PolicyToken } from '../../policy-tokens.ts'
import { permitsInPlace } from '../permitted/wordings.ts'
import { asksIn, hasNamed, textOf } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

/** Most words of what is permitted after a comma. */
const MOST = 6
const permitted = new RegExp(
  `^(?!(?:and|but|or|unless|if|when|where|which|who|that|what|whatever|because|since|as|so|even|though|although) )(?:[\\w'-]+ ){1,${MOST}}(?:is|are|remains?|stays?)(?: only| always| still| perfectly| totally| usually)?(?: ok| okay| fine| allowed| permitted| acceptable| welcome| alright| all right| no problem| legit| good)(?: (?:only )?(?:in|as|for|by|with) .*)?$`,
)

/** “No forecasts, past results are fine”: what is permitted after a comma is a sentence of its own. */
export function permissionApart(sentence: Tokens): readonly Tokens[] {
  const part = placeApart(sentence) ?? remarkApart(sentence)
  if (part !== undefined) return part
  // “No prices but discounts are fine”
  const comma = sentence.findLastIndex(({ text }) => text === ',' || text === 'but')
  const before = sentence.slice(0, Math.max(0, comma))
  // “Superlatives (best, leading) are only allowed with a source”: the comma parts what is listed.
  if (
    before.findLastIndex(({ text }) => text === '(') >
      before.findLastIndex(({ text }) => text === ')') ||
    placing.test(textOf(before)) ||
    !isPermitted(sentence.slice(comma + 1)) ||
    !(asksIn(before) || hasNamed(before))
  )
    return [sentence]
  return [before, sentence.slice(comma + 1)]
}

function isPermitted(part: Tokens): boolean {
  return permitted.test(textOf(part.filter(isText)))
}

/** “In tables, numbers are fine” is one sentence. */
const placing = /^(?:in|inside|within) (?:\S+ ){0,3}\S+$/

/** “No emoji (quotes are exempt)”, “no emoji, but leave quotes alone”: where it may be is a sentence of its own. */
function placeApart(sentence: Tokens): Tokens[] | undefined {
  return cutAt(
    sentence,
    /^(?:[,:(–—-]|but|though|although|while)$/,
    (before, part) => permitsInPlace(part) && (asksIn(before) || hasNamed(before)),
  )
}

/** “No numbers – years are fine”, “no numbers (years are fine)”: what else may be. */
function remarkApart(sentence: Tokens): Tokens[] | undefined {
  return cutAt(
    sentence,
    /^[:(–—-]$/,
    (before, part) => isPermitted(part) && asksIn(before) && hasNamed(before),
  )
}

/** A sentence without the part behind the first mark where the two are apart, and the part. */
function cutAt(
  sentence: Tokens,
  marks: RegExp,
  areApart: (before: Tokens, part: Tokens) => boolean,
): Tokens[] | undefined {
  for (const [at, { text, end }] of sentence.entries()) {
    if (at === 0 || !marks.test(text)) continue
    // “Low-fat”
    if (/^[–—-]$/.test(text) && sentence[at + 1]?.start === end) continue
    const before = sentence.slice(0, at)
    const close =
      text === '(' ? sentence.findIndex((token, to) => to > at && token.text === ')') : -1
    if (text === '(' && close === -1) continue
    const part = sentence.slice(at + 1, close === -1 ? undefined : close)
    if (!areApart(before, part)) continue
    return [close === -1 ? before : [...before, ...sentence.slice(close + 1)], part]
  }
  return undefined
}

function isText({ kind }: PolicyToken): boolean {
  return kind !== 'mark'
}
