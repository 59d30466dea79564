import type { Milliseconds } from './money.ts'

/** Most subjects that are remembered; each takes about 200 bytes. */
const most = 10_000

/**
 * Subjects of rate limits that have used up their window, and when each may call again. A refused
 * caller who comes again at once is answered from here, without the database. It needs no truth of its
 * own: calls are only ever added to a window, so what is full stays full until that time, on every
 * instance, and a subject that is forgotten is read again.
 */
export class RefusedSubjects {
  readonly #until = new Map<string, Milliseconds>()
  readonly #most: number

  constructor(mostSubjects = most) {
    this.#most = mostSubjects
  }

  /** When a subject may call again; undefined when it is not known to be refused. */
  untilOf(subject: string, now: Milliseconds): Milliseconds | undefined {
    const until = this.#until.get(subject)
    if (until === undefined || until > now) return until
    this.#until.delete(subject)
    return undefined
  }

  /** Remembers a subject; where there are too many, the one remembered longest is forgotten. */
  add(subject: string, until: Milliseconds): void {
    this.#until.delete(subject)
    this.#until.set(subject, until)
    if (this.#until.size <= this.#most) return
    const [oldest] = this.#until.keys()
    if (oldest !== undefined) this.#until.delete(oldest)
  }

  get size(): number {
    return this.#until.size
  }
}
