/** The words that may stand at each place of a phrase. */
export type Phrase = readonly (readonly string[])[]

/** What a list looks for: words, phrases, or nothing before somebody asks whether a word is in it. */
interface Listed {
  readonly kind: 'words' | 'phrases' | 'test'
  /** Called once, when a draft is first looked at. */
  read(): readonly Phrase[]
}

/** A phrase as it is looked for: the numbers of the words at each of its places. */
export type Places = readonly (readonly number[])[]

/** What all lists look for, in flat arrays: most words of a draft look for nothing, and most that do in vain. */
export interface Lookup {
  /** Their words, by number. */
  readonly words: readonly string[]
  /** Where the triggers of each word begin, and behind the last one where they end. */
  readonly starts: Int32Array
  /** `FIELDS` numbers for each trigger. */
  readonly triggers: Int32Array
  readonly phrases: readonly Places[]
  /** By the numbers of lists that are only asked: 1 for each word in it. */
  readonly tests: readonly (Uint8Array | undefined)[]
  /** Lists that it holds. */
  readonly lists: number
}

/** A word by which a phrase is looked up. */
interface Trigger {
  readonly list: number
  /** Number of its phrase; -1 of a word of a list of words. */
  readonly phrase: number
  /** The place of the word. */
  readonly anchor: number
  /** Where, from the word, another one must stand, and its number; -1 where several may. */
  readonly beside: number
  readonly besideWord: number
}

/** Where the fields of a trigger lie, the list first, and how many there are. */
export const PHRASE = 1
export const ANCHOR = 2
export const BESIDE = 3
export const BESIDE_WORD = 4
export const FIELDS = 5

const lists: Listed[] = []
let made: Lookup | undefined

/** Adds a list to those that drafts are searched for, and gives its number. */
export function addList(list: Listed): number {
  return lists.push(list) - 1
}

/** What all lists look for; words that are known keep their numbers when lists are added. */
export function lookup(): Lookup {
  if (made?.lists !== lists.length) made = readLists()
  return made
}

function readLists(): Lookup {
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }
  const phrases: Places[] = []
  const tests: number[][] = []
  const byWord: Trigger[][] = []
  for (const [list, { kind, read }] of lists.entries()) {
    for (const written of read()) {
      const places = written.map((words) => words.map(numberOf))
      if (kind === 'test') {
        tests[list] ??= []
        tests[list].push(...places[0])
        continue
      }
      const phrase = kind === 'words' ? -1 : phrases.push(places) - 1
      const anchor = anchorOf(written)
      const trigger = { list, phrase, anchor, ...besideOf(places, anchor) }
      for (const number of new Set(places[anchor])) {
        byWord[number] ??= []
        byWord[number].push(trigger)
      }
    }
  }
  return {
    words: [...numbers.keys()],
    ...flat(byWord, numbers.size),
    phrases,
    tests: tests.map((own) => marked(own, numbers.size)),
    lists: lists.length,
  }
}

/** A place of a phrase at which only one word may stand: most phrases fail there. */
function besideOf(places: Places, anchor: number): Pick<Trigger, 'beside' | 'besideWord'> {
  const place = places.findIndex((words, at) => at !== anchor && words.length === 1)
  if (place === -1) return { beside: 0, besideWord: -1 }
  return { beside: place - anchor, besideWord: places[place][0] }
}

function marked(numbers: readonly number[], count: number): Uint8Array {
  const marks = new Uint8Array(count)
  for (const number of numbers) marks[number] = 1
  return marks
}

function flat(byWord: readonly Trigger[][], words: number): Pick<Lookup, 'starts' | 'triggers'> {
  const starts = new Int32Array(words + 1)
  const triggers: number[] = []
  for (let word = 0; word < words; word++) {
    for (const { list, phrase, anchor, beside, besideWord } of byWord[word] ?? [])
      triggers.push(list, phrase, anchor, beside, besideWord)
    starts[word + 1] = triggers.length
  }
  return { starts, triggers: Int32Array.from(triggers) }
}

/** The place of the longest word, because long words are rare: “roadmap” in “on the roadmap”. */
function anchorOf(phrase: Phrase): number {
  const lengths = phrase.map((words) => Math.min(...words.map((word) => word.length)))
  return lengths.lastIndexOf(Math.max(...lengths))
}
