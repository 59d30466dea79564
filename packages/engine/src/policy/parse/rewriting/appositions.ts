import type { PolicyToken } from '../../policy-tokens.ts'

const possessive = /^(?:our|their|your|the|my|its)$/
/** “In our shop, Acme, Globex and others”: where, and then what. */
const placing = /^(?:in|on|at|for|from|during|with|since|under)$/
const joint = /^(?:,|and|or|&)$/

/** Most words of what is named again: “our most loyal investors”. */
const MOST_WORDS = 4

/** “Our investors, Lumen Capital and Acme, …”: the names say who is meant, so that the word for them is not looked for. */
export function nameApposed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  for (const [at, { text }] of tokens.entries()) {
    if (!possessive.test(text) || placing.test(tokens[at - 1]?.text ?? '')) continue
    const end = commaAfter(tokens, at)
    const after = end === -1 ? -1 : endOfNames(tokens, end + 1)
    if (after === -1) continue
    const isClosed = tokens[after]?.text === ','
    return [
      ...tokens.slice(0, at),
      ...tokens.slice(end + 1, after),
      ...tokens.slice(after + (isClosed ? 1 : 0)),
    ]
  }
  return tokens
}

/** The comma behind a few words without capitals; -1 where there is none. */
function commaAfter(tokens: readonly PolicyToken[], from: number): number {
  const words = tokens.slice(from + 1, from + 2 + MOST_WORDS)
  const comma = words.findIndex(({ text }) => text === ',')
  const isCommon = words
    .slice(0, Math.max(0, comma))
    .every(({ kind, isSmall }) => kind === 'word' && isSmall)
  return comma > 0 && isCommon ? from + 1 + comma : -1
}

/** Where a list of names ends that is closed by a comma or the end of the clause; -1 of others. */
function endOfNames(tokens: readonly PolicyToken[], from: number): number {
  let at = from
  while (
    isName(tokens[at]) ||
    (at > from && joint.test(tokens[at]?.text ?? '') && isName(tokens[at + 1]))
  )
    at++
  if (at === from) return -1
  const next = tokens[at]
  // “Our mayor, Ana Ruiz, or the council” are two.
  const isListed = /^(?:and|or|nor)$/.test(tokens[at + 1]?.text ?? '')
  const isOxford =
    next?.text === ',' && /^(?:and|or)$/.test(tokens[at + 1]?.text ?? '') && isName(tokens[at + 2])
  if (isOxford) return endOfNames(tokens, at + 2)
  const isEnd = next === undefined || /^[,.;!:]$/.test(next.text)
  return isEnd && !(next?.text === ',' && isListed) ? at : -1
}

function isName(token: PolicyToken | undefined): boolean {
  return token?.kind === 'word' && !token.isSmall
}
