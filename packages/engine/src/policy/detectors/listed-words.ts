/** The words that may stand at each place of a phrase. */
export type Phrase = readonly (readonly string[])[]

/** What a list looks for: words, phrases, or nothing before somebody asks whether a word is in it; read when a draft is first asked for it. */
type Listed =
  | { readonly kind: 'words' | 'test'; read(): Iterable<string> }
  | { readonly kind: 'phrases'; read(): readonly Phrase[] }

/** A phrase as it is looked for: the numbers of the words at each of its places. */
export type Places = readonly (readonly number[])[]

/** What lists look for, in flat arrays: most words of a draft look for nothing, and most that do in vain. */
export interface Lookup {
  /** Their words, by number. */
  readonly words: readonly string[]
  /** Where the triggers of each word begin, and behind the last one where they end. */
  readonly starts: Int32Array
  /** `FIELDS` numbers for each trigger. */
  readonly triggers: Int32Array
  readonly phrases: readonly Places[]
  /** By the numbers of lists that are only asked. */
  readonly tests: readonly (Test | undefined)[]
  /** By the numbers of lists: 1 for each that it holds. */
  readonly lists: Uint8Array
}

/** A list that is only asked: its bit in the marks of each word, which some lists share. */
export interface Test {
  readonly marks: Uint8Array
  readonly bit: number
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

/** Adds a list to those that drafts may be searched for, and gives its number. */
export function addList(list: Listed): number {
  return lists.push(list) - 1
}

/** Lists that are looked for together: their words have numbers, which stay when more lists are read. */
class ListReader {
  readonly #numbers = new Map<string, number>()
  readonly #phrases: Places[] = []
  readonly #tests: number[][] = []
  readonly #byWord: Trigger[][] = []
  readonly #lists = new Set<number>()
  #made: Lookup | undefined

  add(list: number): void {
    if (this.#lists.has(list)) return
    this.#lists.add(list)
    this.#made = undefined
    const listed = lists[list]
    if (listed.kind === 'phrases') {
      for (const phrase of listed.read()) this.#addPhrase(list, phrase)
      return
    }
    const numbers = Array.from(listed.read(), (word) => this.#numberOf(word))
    if (listed.kind === 'test') this.#tests[list] = numbers
    else this.#addTrigger(numbers, { list, phrase: -1, anchor: 0, ...alone })
  }

  get lookup(): Lookup {
    this.#made ??= {
      words: [...this.#numbers.keys()],
      ...flat(this.#byWord, this.#numbers.size),
      phrases: [...this.#phrases],
      tests: testsOf(this.#tests, this.#numbers.size),
      lists: marked([...this.#lists], lists.length),
    }
    return this.#made
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(word, number)
    return number
  }

  #addPhrase(list: number, written: Phrase): void {
    const places = written.map((words) => words.map((word) => this.#numberOf(word)))
    const anchor = anchorOf(written)
    const phrase = this.#phrases.push(places) - 1
    const trigger = { list, phrase, anchor, ...besideOf(places, anchor) }
    this.#addTrigger(new Set(places[anchor]), trigger)
  }

  #addTrigger(words: Iterable<number>, trigger: Trigger): void {
    for (const word of words) {
      this.#byWord[word] ??= []
      this.#byWord[word].push(trigger)
    }
  }
}

const asked = new ListReader()
/** Lists that were asked for in the last draft for the first time. */
const lately = new Set<number>()

/** What the lists look for that earlier drafts were searched for, which are those that policies need. */
export function lookup(): Lookup {
  for (const list of lately) asked.add(list)
  lately.clear()
  return asked.lookup
}

/** The words of these lists, as they were when the last draft began. */
export function knownWords(): readonly string[] {
  return asked.lookup.words
}

/** What a list looks for that no draft was searched for before; the next draft is searched for it with the others. */
export function lookupOf(list: number): Lookup {
  lately.add(list)
  const reader = new ListReader()
  reader.add(list)
  return reader.lookup
}

/** Of a word that is looked for alone. */
const alone = { beside: 0, besideWord: -1 }

/** A place of a phrase at which only one word may stand: most phrases fail there. */
function besideOf(places: Places, anchor: number): Pick<Trigger, 'beside' | 'besideWord'> {
  const place = places.findIndex((words, at) => at !== anchor && words.length === 1)
  if (place === -1) return alone
  return { beside: place - anchor, besideWord: places[place][0] }
}

function marked(numbers: readonly number[], count: number): Uint8Array {
  const marks = new Uint8Array(count)
  for (const number of numbers) marks[number] = 1
  return marks
}

/** Lists that were added one after the other are asked together: their bits of a word lie in one place. */
function testsOf(lists: readonly (readonly number[])[], count: number): Test[] {
  let bit = 0x100
  let marks = new Uint8Array(0)
  // A list that is looked for and not only asked has no numbers.
  return lists.map((numbers) => {
    if (bit === 0x100) {
      bit = 1
      marks = new Uint8Array(count)
    }
    const test = { marks, bit }
    for (const number of numbers) marks[number] |= bit
    bit <<= 1
    return test
  })
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
