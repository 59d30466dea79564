import { findPhrase } from '../phrase-book.ts'
import { signBook } from '../policy-signs.ts'
import { type PolicyToken, singular } from '../policy-tokens.ts'

const particles = /^(?:out|through|off|away|back|down|up)$/
/** Words that may stand before the verb of a demand. */
const openers = /^(?:please|kindly|always|never|just|we|don't|do|not|must|should|to|and|then)$/

/** “Take prices out” is “take out prices”: a verb and its particle are read as one phrase. */
export function joinParticles(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const verb = tokens.findIndex(({ kind, text }) => kind !== 'word' || !openers.test(text))
  const stop = tokens.findIndex(({ kind }, at) => at > verb && kind === 'mark')
  const end = stop === -1 ? tokens.length : stop
  if (verb === -1 || tokens[verb].kind !== 'word') return tokens
  const particle = tokens.findIndex(
    ({ text }, at) => at > verb + 1 && at < end && particles.test(text),
  )
  // “Keep prices out of headings” and “send it out to an editor” are read as they stand.
  if (particle === -1 || tokens[particle + 1]?.text === 'of') return tokens
  const phrase = [singular(tokens[verb].text), tokens[particle].text]
  const found = findPhrase(signBook(), phrase, 0)
  const isVerb = /^(?:decision|notice|permission)$/.test(found?.meaning.kind ?? '')
  if (found?.length !== 2 || !isVerb) return tokens
  const joined = tokens.filter((_token, at) => at !== particle)
  joined.splice(verb + 1, 0, tokens[particle])
  return joined
}
