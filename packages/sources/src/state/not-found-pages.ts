import { createHash } from 'node:crypto'
import type { Answer, Fetcher } from '../fetch/index.ts'
import type { Reader, SourceText } from '../read/index.ts'

/** What a host shows for an address that does not exist, where it does not say so. */
interface NotFoundPage {
  readonly address: string
  readonly title: string | null
  readonly words: ReadonlySet<string>
}

/** The share of words that two pages have in common, from which on they have one shape. */
const sameShape = 0.9

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu))

/** The words in both over the words in either, from 0 to 1; 1 for two pages without words. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  const all = one.size + other.size - shared
  return all === 0 ? 1 : shared / all
}

/**
 * An address beside a page that nobody made. It is always the same one for a host, so that a cache can
 * answer for it.
 */
function addressOfNothing(origin: string): string {
  const name = createHash('sha256').update(`nothing at ${origin}`).digest('hex').slice(0, 20)
  return new URL(`/${name}`, origin).href
}

/** Knows the page that each host shows for what does not exist; a host is asked for it once. */
export class NotFoundPages {
  readonly #fetcher: Fetcher
  readonly #reader: Reader
  readonly #known = new Map<string, Promise<NotFoundPage | null>>()

  constructor(fetcher: Fetcher, reader: Reader) {
    this.#fetcher = fetcher
    this.#reader = reader
  }

  /** Whether a page that is said to be there has the title and the shape of its host's page for what is not. */
  async has(asked: string, answer: Answer, source: SourceText): Promise<boolean> {
    // An application that fills its pages by scripts sends the same one for everything.
    if (source.needsScripts) return false
    const page = await this.#pageOf(new URL(asked).origin)
    if (page === null) return false
    const isRedirected = answer.redirects.length > 0 && answer.address === page.address
    const isAlike =
      source.title === page.title && overlap(wordsOf(source.text), page.words) >= sameShape
    // A host that sends everybody to its home page does not make that page a missing one.
    const isAskedFor = answer.redirects.length === 0 && answer.address === page.address
    return !isAskedFor && (isRedirected || isAlike)
  }

  #pageOf(origin: string): Promise<NotFoundPage | null> {
    const page = this.#known.get(origin) ?? this.#ask(origin)
    this.#known.set(origin, page)
    return page
  }

  async #ask(origin: string): Promise<NotFoundPage | null> {
    const answer = await this.#fetcher.fetch(addressOfNothing(origin))
    if (answer.kind === 'failure' || answer.status !== 200) return null
    const source = await this.#reader.read(answer)
    if (source.kind === 'unreadable' || source.needsScripts) return null
    return { address: answer.address, title: source.title, words: wordsOf(source.text) }
  }
}
