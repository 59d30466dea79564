import type { DetectorDraft, DraftLists } from './detector-draft.ts'
import { isJoined } from './joined.ts'
import {
  ANCHOR,
  BESIDE,
  BESIDE_WORD,
  FIELDS,
  type Lookup,
  lookup,
  PHRASE,
  type Places,
} from './listed-words.ts'

const nowhere: readonly number[] = []
const none = new Int32Array(0)

/**
 * Where a draft has what lists look for. All lists are searched for together, in one walk over the words, in which a
 * word that no list knows costs nothing.
 */
export class ListedPlaces implements DraftLists {
  readonly #draft: DetectorDraft
  #hits: Hits = new Hits(0)
  #found: (readonly number[] | undefined)[] = []
  #ids: Int32Array = none
  #tests: Lookup['tests'] = []

  constructor(draft: DetectorDraft) {
    this.#draft = draft
  }

  of(list: number): readonly number[] {
    if (list >= this.#hits.lists) this.#search(lookup())
    this.#found[list] ??= this.#hits.of(list)
    return this.#found[list]
  }

  isIn(list: number, at: number): boolean {
    if (list >= this.#hits.lists) this.#search(lookup())
    const id = at < 0 || at >= this.#ids.length ? -1 : this.#ids[at]
    return id !== -1 && this.#tests[list]?.[id] === 1
  }

  #search({ words, starts, triggers, phrases, tests, lists: count }: Lookup): void {
    const draft = this.#draft
    const ids = draft.words.numbersIn(words)
    const hits = new Hits(count)
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
    this.#hits = hits
    this.#found = new Array<readonly number[] | undefined>(count)
    this.#ids = ids
    this.#tests = tests
  }
}

/** Numbers of words by lists, each in a chain that begins with what was added last: most lists are not asked for. */
class Hits {
  /** Lists that were searched for. */
  readonly lists: number
  /** By list: its last hit, counted from 1; 0 for none. */
  readonly #last: Int32Array
  readonly #words: number[] = []
  readonly #before: number[] = []

  constructor(lists: number) {
    this.lists = lists
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
