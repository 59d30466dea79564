import type { Attack } from './attacks.ts'
import { footer } from './attacks.ts'

/** The part of the whole that is added: three fifths stay the draft's own. */
const ADDED = 0.4

/** A text that somebody may put beside a draft. */
type Filler = (random: () => number) => string

/**
 * Text by people put before or after a draft, as much as makes two fifths of the whole or as there is of
 * it: a licence, the footer of a company, and what other people wrote. `people` are the texts that the
 * last is taken from, at random; `licence` is the text of one.
 */
export function shareAttacks(people: readonly string[], licence: string): Attack[] {
  const fillers: readonly (readonly [name: string, filler: Filler])[] = [
    ['a licence', () => licence],
    ['a legal footer', () => footer],
    ['texts of people', (random) => drawTexts(people, random)],
  ]
  return fillers.flatMap(([name, filler]) =>
    (['before', 'after'] as const).map((place) => ({
      name: `${name}, two fifths of the whole, ${place}`,
      apply: (text: string, random: () => number) => {
        const added = firstWords(filler(random), (countWords(text) * ADDED) / (1 - ADDED))
        return place === 'before' ? `${added}\n\n${text}` : `${text}\n\n${added}\n`
      },
    })),
  )
}

/** Texts of people are drawn until there are so many; a draft is hardly ever longer. */
const DRAWN = 12

function drawTexts(people: readonly string[], random: () => number): string {
  const drawn = Array.from({ length: DRAWN }, () => people[Math.floor(random() * people.length)])
  return drawn.join('\n\n')
}

/** The first words of a text with what is between them: at most so many, up to the end of a sentence if one ends there. */
export function firstWords(text: string, most: number): string {
  let count = 0
  let end = 0
  let sentence = 0
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (count + 1 > most) break
    count++
    end = index + word.length
    if (/[.!?]["”)]?$/.test(word)) sentence = end
  }
  return text.slice(0, sentence === 0 ? end : sentence)
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
