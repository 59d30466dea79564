/** A word of a phrase that stands for any number. */
export const ANY_NUMBER = 'anynumber'

const inWords = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty'
/** Behind the first word of a phrase, by which it is looked up. */
const numbers = new RegExp(`(?<=[a-z]\\W{1,2})(?:\\d+(?:[.,]\\d+)*|${inWords})(?![\\w-])`, 'g')
const number = new RegExp(`^(?:\\d+(?:[.,]\\d+)*|${inWords})$`, 'i')

/** “Lose 5 kg”, given as an example, stands for “lose 6 kg” and “lose two kg” too. */
export function withAnyNumber(phrase: string): string {
  return phrase.replaceAll(numbers, ANY_NUMBER)
}

/** Whether a word of a draft is a number. */
export function isNumber(word: string): boolean {
  return number.test(word)
}
