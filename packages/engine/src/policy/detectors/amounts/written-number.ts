const ones: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
}

/** A number in digits, with commas, points or spaces between thousands. */
export const digits =
  '\\d{1,3}(?:[,\u00a0\u202f]\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?'
/** A number in one word. */
export const spelled = Object.keys(ones).join('|')
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** A number in words: “twelve”, “twenty-five”, “two hundred”. */
export const inSpelling = `(?:(?:${tens})[ -](?:one|two|three|four|five|six|seven|eight|nine)|(?:${spelled})(?:[ -](?:hundred|thousand))?)`
/** What makes a number larger. */
export const scale = Object.keys(scales).join('|')

const inDigits = new RegExp(`(${digits})[ \u00a0-]?(?:(${scale})\\b)?`, 'i')
const inWords = new RegExp(
  `\\b(half a|${tens}|${spelled})\\b(?:(?<=y)[ -](${spelled})\\b)?(?:[ -](${scale})\\b)?`,
  'i',
)

/** The first number of a text: “£1.5k”, “twenty-five”, “half a million”; undefined where there is none. */
export function numberIn(text: string): number | undefined {
  const [, figure, more = ''] = inDigits.exec(text) ?? []
  if (figure !== undefined) return numberOf(figure) * (scales[more.toLowerCase()] ?? 1)
  const [, first, second = '', times = ''] = inWords.exec(text.toLowerCase()) ?? []
  if (first === undefined) return undefined
  const sum = (ones[first] ?? 0.5) + (ones[second] ?? 0)
  return sum * (scales[times] ?? 1)
}

function numberOf(figure: string): number {
  const isGrouped = /^\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?$/.test(figure)
  if (isGrouped) return Number(figure.replaceAll(/[,\u00a0\u202f]/g, ''))
  const isPointed = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(figure)
  return Number((isPointed ? figure.replaceAll('.', '') : figure).replace(',', '.'))
}
