import { isFunctionWord } from './function-words.ts'

/** Words of several senses besides those of degree. */
const several =
  /^(?:since|as|while|once|over|under|above|below|like|less|more|due to|will|around|about|after|before|between|through|past|yet|still|until|where|when|than|then|either|quite|because|for|of|or|and)$/

/** Whether a small word may be meant in one sense of several: “since”, “may”. */
export function hasSenses(word: string): boolean {
  return several.test(word) || isFunctionWord(word)
}
