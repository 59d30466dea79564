import type { PolicyToken } from '../../policy-tokens.ts'

const choosing = /^(?:say|use|write|put|prefer|choose|call)$/
const negating = /^(?:never|not|don't)$/
const worse = /^(?:never|not|don't|avoid|no|ban|block|reject)$/
const opening =
  /^(?:say|use|write|put|prefer|try|choose|pick|call|go|make|but|just|please|instead|rather|simply)$/
const better =
  /^(?:say|use|write|put|prefer|try|choose|pick|call|go|make|it|them|with|for|but|just|please|instead|rather|then|always|simply|the|word|words|term|terms|or|and)$/

/** “Don't say “cheap”, say “affordable””: what is better is not looked for. */
export function withoutBetter(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const [before, after] = atLastComma(tokens)
  const isBetter =
    after.some(isQuoted) &&
    // “Just” in quotes is one of the words.
    after[0].kind === 'word' &&
    opening.test(after[0].text) &&
    after.every((token) => isQuoted(token) || (token.kind === 'word' && better.test(token.text)))
  const isWorse = before.some(isQuoted) && before.some(({ text }) => worse.test(text))
  return isBetter && isWorse ? before : tokens
}

/** “Say “sign in”, never say “log in””: the verb needs saying once. */
export function withoutSecondVerb(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const [before, after] = atLastComma(tokens)
  const isSecond =
    choosing.test(before[0]?.text ?? '') &&
    before.some(isQuoted) &&
    negating.test(after[0]?.text ?? '') &&
    choosing.test(after[1]?.text ?? '') &&
    after.slice(2).every(isQuoted)
  return isSecond ? tokens.toSpliced(before.length + 2, 1) : tokens
}

/** “The words “free” and “easy” …”: the quotes say that they are words. */
export function withoutLabel(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const at = tokens.findIndex(isQuoted)
  const label = tokens.slice(0, Math.max(0, at)).map(({ text }) => text)
  return /^the (?:words?|terms?|phrases?|expressions?)(?: (?:and|or) (?:words|terms|phrases))?$/.test(
    label.join(' '),
  )
    ? tokens.slice(at)
    : tokens
}

/** “Don't say “risk-free” unless …”: what a text says is refused, where nothing else is asked for in its stead. */
export function refuseSayings(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const at = tokens.findIndex(({ text }) => text === 'say')
  const isBanned =
    /^(?:never|not|don't|ever)$/.test(tokens[at - 1]?.text ?? '') &&
    tokens[at + 1]?.kind === 'quoted'
  const rest = tokens.slice(at + 1)
  const line = rest.map(({ kind, text }) => (kind === 'word' ? text : '')).join(' ')
  if (!isBanned || other.test(line)) return tokens
  return tokens.with(at, { ...tokens[at], text: 'publish' })
}

/** What to say in its stead: “…, but …”, “… when you mean …”, “… if “use” will do”. */
const other =
  /\b(?:say|use|but|instead|prefer|rather|write|try|just|simply|(?:when|if|where) .*\b(?:mean|will do|works?|enough|better))\b/

function atLastComma(tokens: readonly PolicyToken[]): [PolicyToken[], PolicyToken[]] {
  const comma = tokens.findLastIndex(({ text }) => /^[,;:]$/.test(text))
  return [tokens.slice(0, Math.max(0, comma)), comma === -1 ? [] : tokens.slice(comma + 1)]
}

function isQuoted({ kind }: PolicyToken): boolean {
  return kind === 'quoted'
}
