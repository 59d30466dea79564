import { sites, wordySites } from '../../lexicons/sites.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { withoutLinkVerbs } from './link-verbs.ts'
import { textOf, wordsAt } from './token-signs.ts'

type Tokens = readonly PolicyToken[]

const link = /^(?:(?:hyper|back)?links?|linking|urls?)$/
/** What may stand among the names of sites behind “to”. */
const among = /^(?:,|and|or|nor|the|our|any|either|pages|videos|posts|profiles|accounts|on)$/
const joint = /^(?:and|or|nor|,)$/
/** Most words of a name. */
const LONGEST = 2

/** “No links to Facebook or YouTube”, “Amazon links” are those to their hosts. */
export function nameSites(written: Tokens): Tokens {
  if (!written.some(({ text }) => link.test(text))) return written
  const tokens = withoutLinkVerbs(written)
  const named: PolicyToken[] = []
  let isAim = false
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const length = nameLength(tokens, at)
    const next = tokens[at + length]
    const open = length > 0 && isAim ? openLength(tokens, at + length) : 0
    if (open > 0) at += length + open
    else if (length > 0 && isAim) {
      named.push(...hostsOf(tokens.slice(at, at + length)))
      at += length
    } else if (length > 0 && next !== undefined && link.test(next.text)) {
      named.push(next, ...wordsAt('to', next), ...hostsOf(tokens.slice(at, at + length)))
      at += length + 1
    } else {
      const opensAim =
        token.text === 'to' && tokens.slice(0, at).some(({ text }) => link.test(text))
      isAim = opensAim || (isAim && (length > 0 || token.kind === 'host' || among.test(token.text)))
      named.push(token)
      at++
    }
  }
  return named
}

/** How many tokens from one on are the name of a site; 0 where none is. */
function nameLength(tokens: Tokens, at: number): number {
  for (let length = LONGEST; length > 0; length--) {
    const name = textOf(tokens.slice(at, at + length))
    // An invitation is another thing than a site.
    if (/^(?:groups?|channels?|chats?|servers?|invit\w+)$/.test(tokens[at + length]?.text ?? ''))
      continue
    if (sites.has(name) && !(wordySites.has(name) && tokens[at].isSmall)) return length
  }
  return 0
}

/** “Facebook or other social media”: how many tokens say that the names are examples of what follows; 0 where none do. */
function openLength(tokens: Tokens, from: number): number {
  let at = from
  while (joint.test(tokens[at]?.text ?? '') || nameLength(tokens, at) > 0) at++
  return at > from && /^(?:other|similar)$/.test(tokens[at]?.text ?? '') ? at + 1 - from : 0
}

function hostsOf(name: Tokens): PolicyToken[] {
  const place = { ...name[0], end: name[name.length - 1].end }
  return (sites.get(textOf(name)) ?? []).flatMap((text, at) => {
    const host = { ...place, kind: 'host' as const, text, isSmall: true }
    return at === 0 ? [host] : [...wordsAt('or', place), host]
  })
}
