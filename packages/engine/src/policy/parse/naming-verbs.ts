import type { PolicyToken } from '../policy-tokens.ts'

/** Verbs that give somebody or something a name. */
const naming =
  /^(?:call|calls|called|calling|describe|describes|described|describing|label|labels|labelled|labeled|labelling|labeling|brand|brands|branded|branding|term|terms|termed|dub|dubs|dubbed|address|addresses|addressed|addressing|portray|portrays|portrayed|depict|depicts|depicted|refer|refers|referred|referring|characterise|characterize|present|presents|presented)$/
/** Words that may stand between the verb and the name: who is named. */
const MOST_NAMED = 7

/** “Refer to guests as "punters"”, “call staff "resources"”: what is looked for is the name, whoever is called so. */
export function withoutNamed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const quote = tokens.findIndex(({ kind }) => kind === 'quoted')
  const from = Math.max(0, quote - MOST_NAMED)
  const before = tokens.slice(from, Math.max(0, quote))
  const verb = before.findLastIndex(({ text }) => naming.test(text))
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

/** Words that say more than who is named. */
const limiting = /^(?:if|when|where|unless|only|without|except|in|who|that|which|or|and|such)$/
