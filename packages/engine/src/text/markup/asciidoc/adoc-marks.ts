import { isSpaceOrLineEnd } from '../../markdown/characters.ts'
import type { Finder } from '../finder.ts'

const wordUnit = /[\p{L}\p{N}_]/u
const noOpening = /[\p{L}\p{N}_;:}]/u

/** A pair of marks around words: where the words begin and end. */
export interface MarkPair {
  readonly size: number
  readonly close: number
}

/**
 * Pairs the marks of bold, italic, monospace and highlighted words in one block. Each mark is looked
 * for once: where none closed, none closes later, and inside a pair no other pair of its kind opens.
 */
export class MarkPairs {
  readonly #source: string
  readonly #finder: Finder
  readonly #openFrom = new Map<string, number>()
  readonly #unclosed = new Set<string>()

  constructor(source: string, finder: Finder) {
    this.#source = source
    this.#finder = finder
  }

  /** Forgets the block before. */
  clear(): void {
    this.#openFrom.clear()
    this.#unclosed.clear()
  }

  /** The pair that a mark opens at `at`, or null; `**` may be inside a word, `*` only around one. */
  read(mark: string, at: number, start: number, end: number): MarkPair | null {
    if (mark === '^' || mark === '~') return this.#readRaised(mark, at, end)
    const double = mark + mark
    if (this.#source.startsWith(double, at)) {
      const close = this.#find(double, at, end)
      if (close !== -1) return { size: 2, close }
    }
    const before = this.#source.charAt(at - 1)
    if (at > start && noOpening.test(before)) return null
    if (this.#isSpace(at + 1, end)) return null
    const close = this.#findConstrained(mark, at, end)
    return close === -1 ? null : { size: 1, close }
  }

  /** Raised and lowered words may be inside a word, and hold no white space. */
  #readRaised(mark: string, at: number, end: number): MarkPair | null {
    if (at < (this.#openFrom.get(mark) ?? 0)) return null
    let close = at + 1
    while (!this.#isSpace(close, end) && this.#source[close] !== mark) close++
    if (close === at + 1 || this.#isSpace(close, end)) return null
    this.#openFrom.set(mark, close + 1)
    return { size: 1, close }
  }

  #find(mark: string, at: number, end: number): number {
    if (at < (this.#openFrom.get(mark) ?? 0) || this.#unclosed.has(mark)) return -1
    const close = this.#finder.next(mark, at + mark.length + 1, end)
    if (close === -1) this.#unclosed.add(mark)
    else this.#openFrom.set(mark, close + mark.length)
    return close
  }

  #findConstrained(mark: string, at: number, end: number): number {
    if (at < (this.#openFrom.get(mark) ?? 0) || this.#unclosed.has(mark)) return -1
    for (
      let close = this.#finder.next(mark, at + 2, end);
      close !== -1;
      close = this.#finder.next(mark, close + 1, end)
    ) {
      const after = close + 1 < end ? this.#source.charAt(close + 1) : ' '
      if (this.#isSpace(close - 1, end) || wordUnit.test(after)) continue
      this.#openFrom.set(mark, close + 1)
      return close
    }
    this.#unclosed.add(mark)
    return -1
  }

  #isSpace(at: number, end: number): boolean {
    return at >= end || isSpaceOrLineEnd(this.#source.charCodeAt(at))
  }
}
