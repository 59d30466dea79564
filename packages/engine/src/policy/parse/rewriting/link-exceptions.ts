import type { PolicyToken } from '../../policy-tokens.ts'

const excepting =
  /^(?:unless|except|excepting|excluding|save|but|bar|barring|other than|apart from|aside from|outside of|that|which)$/
const between =
  /^(?:(?:for|if|when|where|those|these|ones?|they|it|links?|that|which|the|a|an|do not|don't|does not|doesn't|not|lead|leads|leading|go|goes|going|point|points|pointing|link|refer|refers|are|is|take you|takes you|direct|directs|to|at|on|from|our|own|site|sites|website|domain|page|pages|host) ?)*$/
const denied = /^(?:that|which) (?:do not|don't|does not|doesn't|are not|aren't|is not|isn't) /
const linking = /^(?:(?:hyper|back)?links?|urls?)$/

/** Most tokens between “unless” and the host. */
const REACH = 8

/** “No links unless they lead to example.org”, “links that don't go to example.org” are “links except example.org”. */
export function exceptHosts(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const host = tokens.findIndex(({ kind }) => kind === 'host')
  if (host === -1) return tokens
  for (let at = host - 1; at > 0 && at >= host - REACH; at--) {
    const length = /^(?:other|apart|aside|outside)$/.test(tokens[at].text) ? 2 : 1
    if (!excepting.test(textOf(tokens.slice(at, at + length)))) continue
    const isSubject = tokens.slice(0, at).some(({ text }) => linking.test(text))
    const said = textOf(tokens.slice(at + length, host))
    const isRelative = /^(?:that|which)$/.test(tokens[at].text)
    const isPlain = !isRelative || denied.test(`${textOf(tokens.slice(at, host))} `)
    if (!isSubject || !isPlain || !between.test(said)) continue
    if (!isRelative && /\bnot\b|n't/.test(said)) continue
    return [
      ...tokens.slice(0, at).filter(({ text }) => text !== ','),
      { ...tokens[at], kind: 'word', text: 'except' },
      ...tokens.slice(host),
    ]
  }
  return tokens
}

function textOf(tokens: readonly PolicyToken[]): string {
  return tokens.map(({ text }) => text).join(' ')
}
