const paragraphs = [
  'On 3 May 2021 the county measured the north pier again. It had moved 4 mm since March. Mrs. Hale, who runs the ferry, closed the ramp the same day, and nobody complained.',
  'We kept the old pump. Why? Its seal costs 12 francs, and the new one would not fit under the stairs before the plumber moves the pipe.',
  'The bakery on Mill Street sells rye bread until ten. After that you get what is left, which on Fridays is nothing at all.',
  'My uncle walked from Bern to Thun in 1968 with a dog and two wet socks. He wrote “never again” on a card that hangs in the hall.',
]

/** Where the paragraphs happen when they come again, so that no sentence is told twice. */
const towns = ['Thun', 'Brig', 'Chur', 'Olten', 'Zug', 'Aarau', 'Visp', 'Sion', 'Baden', 'Wil']

/** So many paragraphs that no score finds fault with. */
export function calm(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const paragraph = paragraphs[at % paragraphs.length] ?? ''
    const round = Math.floor(at / paragraphs.length)
    const town = towns[(round - 1) % towns.length]
    return round === 0
      ? paragraph
      : paragraph.replaceAll(/(?<=[a-z]{3})[.](?= |$)/g, ` in ${town}.`)
  }).join('\n\n')
}
