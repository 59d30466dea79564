import type { PolicyToken } from '../../policy-tokens.ts'
import { draft } from '../tokens/idle-words.ts'
import { replaceWords } from '../tokens/replace-words.ts'

const which = '(?:an?|the|your|our|any|every|each)'
/** What writers say when a text begins or ends. */
const said =
  '(?:i|to whom|dear|hi|hello|hey|hope|hoping|trusting|thank you|thanks for|are you|did you know|have you ever|in today|in this (?:article|post|day)|once upon|since the dawn|kind regards|best (?:regards|wishes)|yours|as we all know|as you know|it is (?:worth|important)|it goes without) '

/** “Don't start an email with I hope this finds you well”: up to its end it is a phrase, though nobody put it in quotes. */
const opening = new RegExp(
  `^((?:start|starts|starting|begin|begins|beginning|open|opens|opening|end|ends|ending|close|closes|closing|sign off))(?: (?:${which} )?${draft})? with (${said}[^,]*?)(?: or (?:anything )?(?:similar|like (?:it|that)|the like))?$`,
)

/** “Don't start an email with …”: that it is an e-mail says nothing of addresses. */
const ofDraft = new RegExp(
  `^(start|starts|starting|begin|begins|beginning|open|opens|opening|end|ends|ending|close|closes|closing) (?:${which} )?${draft} with(?= |$)`,
)

const verbs = /^(?:start|begin|open|end|close|finish)(?:s|ing)?$/

/** “… with a question or with the word “imagine””: both may come first. */
const joined = /^(or|nor|and) with(?= |$)/

export function quoteSpoken(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const quoted = replaceWords(
    tokens,
    opening,
    ([, verb, phrase]) => `${verb} with "${phrase.trim()}"`,
  )
  const read = replaceWords(quoted, ofDraft, ([, verb]) => `${verb} with`)
  const isOpening = read.some(({ text }, at) => verbs.test(text) && read[at + 1]?.text === 'with')
  return isOpening ? replaceWords(read, joined, ([, joint]) => joint) : read
}
