import type { Mention } from './policy-draft.ts'
import { besideKey, elsewhereKey } from './policy-terms.ts'

type Mentions = ReadonlyMap<string, readonly Mention[]>

const none: readonly Mention[] = []
const nowhere: ReadonlySet<number> = new Set()

/** The sentences that touch on a topic: any of its words does where something else tells what is meant. */
export function sentencesOnTopic(topic: string, mentions: Mentions): ReadonlySet<number> {
  const strong = mentions.get(topic)
  const weak = mentions.get(besideKey(topic))
  if (strong === undefined && weak === undefined) return nowhere
  const elsewhere = mentions.get(elsewhereKey(topic)) ?? none
  const all = [strong, weak].flatMap((own = none) => outside(own, elsewhere))
  return new Set(all.map(({ sentence }) => sentence))
}

/**
 * The mentions of a topic in reading order: its words where they mean it, and those with another common sense where
 * a second word of the topic is in the sentence or beside it, such as the “share” of “The share paid a dividend”.
 */
export function topicMentions(
  topic: string,
  mentions: Mentions,
  wordOf: (mention: Mention) => string,
): readonly Mention[] {
  const elsewhere = mentions.get(elsewhereKey(topic)) ?? none
  const plain = outside(mentions.get(topic) ?? none, elsewhere)
  const weak = outside(mentions.get(besideKey(topic)) ?? none, elsewhere)
  if (weak.length === 0) return plain
  const strong = new Set(plain.map(({ sentence }) => sentence))
  const words = new Map<number, Set<string>>()
  for (const mention of weak) {
    const known = words.get(mention.sentence) ?? new Set()
    words.set(mention.sentence, known.add(wordOf(mention)))
  }
  const shown = weak.filter(
    ({ sentence }) =>
      [sentence - 1, sentence, sentence + 1].some((at) => strong.has(at)) ||
      (words.get(sentence)?.size ?? 0) > 1,
  )
  return [...plain, ...shown].sort((one, other) => one.start - other.start)
}

/** Those that lie in none of the phrases; both in reading order. */
export function outside(
  mentions: readonly Mention[],
  phrases: readonly Mention[],
): readonly Mention[] {
  if (phrases.length === 0) return mentions
  let at = 0
  return mentions.filter(({ start, end }) => {
    while (at < phrases.length && phrases[at].end <= start) at++
    return at === phrases.length || phrases[at].start >= end
  })
}
