import type { PolicyToken } from '../../policy-tokens.ts'

/** Verbs that give somebody or something a name. */
const naming =
  /^(?:call|calls|called|calling|describe|describes|described|describing|label|labels|labelled|labeled|labelling|labeling|brand|brands|branded|branding|term|terms|termed|dub|dubs|dubbed|address|addresses|addressed|addressing|portray|portrays|portrayed|depict|depicts|depicted|refer|refers|referred|referring|characterise|characterize|present|presents|presented)$/
/** Words that may stand between the verb and the name: who is named. */
const MOST_NAMED = 7

/** “Refer to guests as "punters"”, “call staff "resources"”: what is looked for is the name, whoever is called so. */
export function withoutNamed(all: readonly PolicyToken[]): readonly PolicyToken[] {
  const tokens = all.some(({ kind }) => kind === 'quoted') ? all : withNamesQuoted(all)
  const quote = tokens.findIndex(({ kind }) => kind === 'quoted')
  const from = Math.max(0, quote - MOST_NAMED)
  const before = tokens.slice(from, Math.max(0, quote))
  const verb = before.findLastIndex(({ text }, at) => naming.test(text) && !isNoun(before, at))
  const between = before.slice(verb + 1)
  if (verb === -1 || between.some(({ kind }) => kind !== 'word')) return tokens
  const isNaming = between.at(-1)?.text === 'as' || /^(?:call|dub)/.test(before[verb].text)
  if (!isNaming || between.some(({ text }) => limiting.test(text))) return tokens
  const call = { ...before[verb], text: 'call' }
  const rest = tokens.slice(quote)
  return [
    ...tokens.slice(0, from + verb),
    call,
    // “…, never as "punters"”
    ...rest.filter(({ text }, at) => text !== 'as' || rest[at + 1]?.kind !== 'quoted'),
  ]
}

/** “A call to action”, “an address like …” name nobody. */
function isNoun(tokens: readonly PolicyToken[], at: number): boolean {
  const isOfAction = /^to$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.text === 'action'
  return isOfAction || /^(?:a|an|the|any|no|each|every|our|your)$/.test(tokens[at - 1]?.text ?? '')
}

const article = /^(?:a|an|the)$/
const joint = /^(?:,|or|and|nor)$/
/** What a list of names does not go on with. */
const closing =
  /^(?:to|in|on|for|from|must|should|may|can|cannot|are|is|need|needs|go|goes|get|gets|have|has|will|unless|except|if|when|please|that|which|who|with|without|instead)$/
/** Most words of one name. */
const MOST_OF_NAME = 3

/** “Call an item a replica or a fake”, “describe it as vintage or retro”: the names of a list are there for themselves. */
function withNamesQuoted(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const verb = tokens.findIndex(({ text }) => naming.test(text))
  const from = verb === -1 ? -1 : namesFrom(tokens, verb)
  if (from === -1) return tokens
  const quoted: PolicyToken[] = []
  let name: PolicyToken[] = []
  let count = 0
  let at = from
  const close = (): void => {
    if (name.length === 0) return
    const text = name.map((token) => token.text).join(' ')
    quoted.push({ ...name[0], kind: 'quoted', text, isBare: true, end: name[name.length - 1].end })
    name = []
    count++
  }
  for (; at < tokens.length && name.length <= MOST_OF_NAME; at++) {
    const { kind, text } = tokens[at]
    if (joint.test(text)) {
      close()
      quoted.push(tokens[at])
    } else if (kind !== 'word' || closing.test(text)) break
    else if (!article.test(text)) name.push(tokens[at])
  }
  const isLong = name.length > MOST_OF_NAME
  close()
  // One name alone may be anything: “call users to order”.
  return count < 2 || isLong ? tokens : [...tokens.slice(0, from), ...quoted, ...tokens.slice(at)]
}

/** Where the names begin: behind “as”, or behind whoever is called so; -1 where they cannot be told from them. */
function namesFrom(tokens: readonly PolicyToken[], verb: number): number {
  const named = tokens.slice(verb + 1, verb + 1 + MOST_NAMED)
  const as = named.findIndex(({ text }, at) => text === 'as' && named[at - 1]?.text !== 'such')
  if (as !== -1) return verb + as + 2
  if (!/^(?:call|dub)/.test(tokens[verb].text)) return -1
  const second = named.findIndex(({ text }, at) => at > 0 && /^(?:a|an)$/.test(text))
  return second === -1 || named.slice(0, second).some(({ kind }) => kind !== 'word')
    ? -1
    : verb + 1 + second
}

/** Words that say more than who is named. */
const limiting = /^(?:if|when|where|unless|only|without|except|in|who|that|which|or|and|such)$/
