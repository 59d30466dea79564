import type { DetectorDraft, DraftLists } from './detector-draft.ts'
import { isJoined } from './joined.ts'
import {
  ANCHOR,
  BESIDE,
  BESIDE_WORD,
  FIELDS,
  type Lookup,
  lookup,
  lookupOf,
  PHRASE,
  type Places,
} from './listed-words.ts'

const nowhere: readonly number[] = []

/**
 * Where a draft has what lists look for. The lists that were asked for in a draft before are searched for together, in one
 * walk over the words, in which a word that none of them knows costs nothing.
 */
export class ListedPlaces implements DraftLists {
  readonly #draft: DetectorDraft
  #together: Found | undefined
  /** By list: where a list is found that no draft before was asked for. */
  readonly #alone = new Map<number, Found>()

  constructor(draft: DetectorDraft) {
    this.#draft = draft
  }

  of(list: number): readonly number[] {
    return this.#foundWith(list).of(list)
  }

  isIn(list: number, at: number): boolean {
    return this.#foundWith(list).isIn(list, at)
  }

  #foundWith(list: number): Found {
    this.#together ??= new Found(lookup(), this.#draft)
    if (this.#together.holds(list)) return this.#together
    const alone = this.#alone.get(list) ?? new Found(lookupOf(list), this.#draft)
    this.#alone.set(list, alone)
    return alone
  }
}

/** What a walk over a draft found. */
class Found {
  readonly #lists: Uint8Array
  readonly #hits: Hits
  readonly #places: (readonly number[] | undefined)[] = []
  readonly #ids: Int32Array
  readonly #tests: Lookup['tests']

  constructor(lookup: Lookup, draft: DetectorDraft) {
    this.#lists = lookup.lists
    this.#hits = new Hits(lookup.lists.length)
    this.#tests = lookup.tests
    this.#ids = draft.words.numbersIn(lookup.words)
    this.#search(lookup, draft)
  }

  holds(list: number): boolean {
    return this.#lists[list] === 1
  }

  of(list: number): readonly number[] {
    this.#places[list] ??= this.#hits.of(list)
    return this.#places[list]
  }

  isIn(list: number, at: number): boolean {
    const id = at < 0 || at >= this.#ids.length ? -1 : this.#ids[at]
    if (id === -1) return false
    const test = this.#tests[list]
    return test !== undefined && (test.marks[id] & test.bit) !== 0
  }

  #search({ starts, triggers, phrases }: Lookup, draft: DetectorDraft): void {
    const ids = this.#ids
    const hits = this.#hits
    // Backwards, as the hits of a list come out in the other order.
    for (let at = ids.length - 1; at >= 0; at--) {
      const id = ids[at]
      if (id === -1) continue
      const end = starts[id + 1]
      for (let own = starts[id]; own < end; own += FIELDS) {
        const besideWord = triggers[own + BESIDE_WORD]
        if (besideWord !== -1 && ids[at + triggers[own + BESIDE]] !== besideWord) continue
        const list = triggers[own]
        const phrase = triggers[own + PHRASE]
        if (phrase === -1) {
          hits.add(list, at)
          continue
        }
        const places = phrases[phrase]
        const first = at - triggers[own + ANCHOR]
        if (places.length > 1 && !stands(draft, ids, places, first)) continue
        hits.add(list, first + places.length - 1)
        hits.add(list, first)
      }
    }
  }
}

/** Numbers of words by lists, each in a chain that begins with what was added last: most lists are not asked for. */
class Hits {
  /** By list: its last hit, counted from 1; 0 for none. */
  readonly #last: Int32Array
  readonly #words: number[] = []
  readonly #before: number[] = []

  constructor(lists: number) {
    this.#last = new Int32Array(lists)
  }

  add(list: number, word: number): void {
    this.#before.push(this.#last[list])
    this.#last[list] = this.#words.push(word)
  }

  of(list: number): readonly number[] {
    let hit = this.#last[list]
    if (hit === 0) return nowhere
    const words: number[] = []
    for (; hit !== 0; hit = this.#before[hit - 1]) words.push(this.#words[hit - 1])
    return words
  }
}

/** Whether a phrase stands at a word. */
function stands(draft: DetectorDraft, ids: Int32Array, places: Places, first: number): boolean {
  if (first < 0) return false
  for (let place = 0; place < places.length; place++) {
    if (!places[place].includes(ids[first + place])) return false
  }
  for (let place = 1; place < places.length; place++) {
    if (!isJoined(draft, first + place)) return false
  }
  return true
}
