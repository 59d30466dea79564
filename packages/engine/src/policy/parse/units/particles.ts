import { findPhrase } from '../../phrase-book.ts'
import { signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'

const particles = /^(?:out|through|off|away|back|down|up)$/
/** “End each post with a question” names the place. */
const closing = /^(?:end|close|finish|conclude)$/
/** Words that may stand before the verb of a demand. */
const openers = /^(?:please|kindly|always|never|just|we|don't|do|not|must|should|to|and|then)$/

/** “Take prices out” is “take out prices”: a verb and its particle are read as one phrase. */
export function joinParticles(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const verb = tokens.findIndex(({ kind, text }) => kind !== 'word' || !openers.test(text))
  const stop = tokens.findIndex(({ kind }, at) => at > verb && kind === 'mark')
  const end = stop === -1 ? tokens.length : stop
  if (verb === -1 || tokens[verb].kind !== 'word') return tokens
  const caused = withoutCause(tokens, verb)
  if (caused !== tokens) return caused
  const away = outOf(tokens, verb, end)
  if (away !== undefined) return away
  const particle = tokens.findIndex(
    ({ text }, at) =>
      at > verb + 1 &&
      at < end &&
      (particles.test(text) || (text === 'with' && closing.test(tokens[verb].text))),
  )
  // “Keep prices out of headings” and “send it out to an editor” are read as they stand.
  if (particle === -1 || tokens[particle + 1]?.text === 'of') return tokens
  const phrase = [singular(tokens[verb].text), tokens[particle].text]
  const found = findPhrase(signBook(), phrase, 0)
  const isVerb = /^(?:decision|notice|permission|writing)$/.test(found?.meaning.kind ?? '')
  if (found?.length !== 2 || !isVerb) return tokens
  const joined = tokens.filter((_token, at) => at !== particle)
  joined.splice(verb + 1, 0, tokens[particle])
  return joined
}

/** “Get prices approved”, “put it on hold”, “bring it to our attention”: the verb says less than what follows. */
const causing: Readonly<Record<string, RegExp>> = {
  get: /^(?:approved|cleared|checked|reviewed|vetted|signed)$/,
  have: /^(?:approved|cleared|checked|reviewed|vetted|signed)$/,
  put: /^hold$/,
  bring: /^attention$/,
}

function withoutCause(tokens: readonly PolicyToken[], verb: number): readonly PolicyToken[] {
  const done = causing[tokens[verb].text]
  const at = done === undefined ? -1 : tokens.findIndex(({ text }) => done.test(text))
  if (at === -1) return tokens
  const rest = tokens.map((token, place) =>
    place === at && token.text === 'approved' ? { ...token, text: 'reviewed' } : token,
  )
  return [...rest.slice(0, verb), ...rest.slice(verb + 1)]
}

/** “Leave prices out of …”, “keep prices away from …” are “keep prices out of …”. */
function outOf(
  tokens: readonly PolicyToken[],
  verb: number,
  end: number,
): readonly PolicyToken[] | undefined {
  if (!/^(?:leave|keep|hold)$/.test(tokens[verb].text)) return undefined
  const at = tokens.findIndex(
    ({ text }, place) =>
      place > verb + 1 &&
      place < end &&
      ((text === 'out' && tokens[place + 1]?.text === 'of') ||
        (text === 'away' && tokens[place + 1]?.text === 'from')),
  )
  if (at === -1) return undefined
  const as = (place: number, text: string): PolicyToken => ({ ...tokens[place], text })
  return [
    ...tokens.slice(0, verb),
    as(verb, 'keep'),
    ...tokens.slice(verb + 1, at),
    as(at, 'out'),
    as(at + 1, 'of'),
    ...tokens.slice(at + 2),
  ]
}
