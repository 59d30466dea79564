const paragraphs = [
  'On 3 May 2021 the county measured the north pier again. It had moved 4 mm since March. Mrs. Hale, who runs the ferry, closed the ramp the same day, and nobody complained.',
  'We kept the old pump. Why? Its seal costs 12 francs, and the new one would not fit under the stairs before the plumber moves the pipe.',
  'The bakery on Mill Street sells rye bread until ten. After that you get what is left, which on Fridays is nothing at all.',
  'My uncle walked from Bern to Thun in 1968 with a dog and two wet socks. He wrote “never again” on a card that hangs in the hall.',
]

/** So many paragraphs that no score finds fault with. */
export function calm(count: number): string {
  return Array.from({ length: count }, (_, at) => paragraphs[at % paragraphs.length]).join('\n\n')
}
