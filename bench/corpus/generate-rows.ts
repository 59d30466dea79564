const things = [
  'pump',
  'library',
  'sample',
  'council',
  'method',
  'recipe',
  'harbour',
  'engine',
  'Übung',
  'café',
]
const actions = [
  'moved',
  'replaced',
  'measured',
  'described',
  'repaired',
  'questioned',
  'published',
]
const places = [
  'in Bergen',
  'at the north gate',
  'on page 12',
  'near the river',
  'in the second trial',
]
const people = [
  'The operator',
  'A reader',
  'Our team',
  'Dr. Lund',
  'Many experts',
  'The report of 2019',
]
const ends = [
  'It took {n} minutes and cost {n} euro.',
  'Nobody had tried that before, which says something about the budget.',
  'This is a game changer that everybody needs in today’s fast-paced world.',
  'The log shows {n} faults, and {n} of them came back within a week.',
  'Studies show that it is truly essential.',
  '- first step\n- second step\n- {n} more steps',
  'See [the notes](https://example.com/notes/{n}) for the numbers.',
]

/** A small generator, so that a corpus can be made again byte by byte. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Rows of a corpus for tests and measurements: prose of one to about 400 words in Markdown, all made up. */
export function generateRows(count: number, seed: number): Generator<Row> {
  return makeRows(count, seed, 24)
}

/** The same with one to four sentences: what a comment or a caption has. */
export function generateShortRows(count: number, seed: number): Generator<Row> {
  return makeRows(count, seed, 2)
}

interface Row {
  readonly id: string
  readonly text: string
}

function* makeRows(count: number, seed: number, longest: number): Generator<Row> {
  const random = createRandom(seed)
  const pick = (words: readonly string[]) => words[random(words.length)] ?? ''
  for (let row = 0; row < count; row++) {
    const sentences = Array.from({ length: 1 + random(longest) }, () => {
      const start = `${pick(people)} ${pick(actions)} the ${pick(things)} ${pick(places)}.`
      return `${start} ${pick(ends).replaceAll('{n}', () => String(random(500)))}`
    })
    const title = random(3) === 0 ? `# The ${pick(things)} ${row}\n\n` : ''
    yield { id: `row-${row}`, text: `${title}${sentences.join(random(4) === 0 ? '\n\n' : ' ')}` }
  }
}
