import { readDocument } from '../../test/support/show-document.ts'
import { readTextCorpora } from '../corpora.ts'
import { createRandom } from '../random.ts'
import { splitOf } from '../splits.ts'

/** A sentence of a person's text, at its place. */
export interface DrawnSentence {
  readonly kind: 'news' | 'docs'
  readonly file: string
  readonly id: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** How many sentences of each kind are drawn, and the seed of the draw. */
const COUNTS = { news: 400, more: 120, docs: 170 } as const
const SEED = 23

/**
 * Draws sentences of the test groups: of news one a document at random and more among those with a capital after
 * their first word; of documentation one a document among the latter, because others hold no name and nothing that
 * looks like one.
 */
export async function drawSentences(): Promise<DrawnSentence[]> {
  const random = createRandom(SEED)
  const drawn = { news: [], more: [], docs: [] } as Record<keyof typeof COUNTS, DrawnSentence[]>
  for await (const { file, id, text, label, domain, group } of readTextCorpora()) {
    const kind = domain === 'news' || domain === 'docs' ? domain : undefined
    if (kind === undefined || label !== 'human' || splitOf(group) !== 'test') continue
    const { sentences } = readDocument(text)
    const places = Array.from({ length: sentences.count }, (_, at): DrawnSentence => {
      const start = sentences.starts[at]
      const end = sentences.ends[at]
      return { kind, file, id, start, end, text: text.slice(start, end) }
    }).filter((place) => kind === 'news' || hasCapital(place.text))
    const place = places[Math.floor(random() * places.length)]
    if (place !== undefined) drawn[kind].push(place)
    const second = places.filter((other) => other !== place && hasCapital(other.text))
    const another = second[(place?.start ?? 0) % Math.max(1, second.length)]
    if (kind === 'news' && another !== undefined) drawn.more.push(another)
  }
  const news = [...pick(drawn.news, COUNTS.news, random), ...pick(drawn.docs, COUNTS.docs, random)]
  return [...news, ...pick(drawn.more, COUNTS.more, createRandom(SEED + 1))]
}

function pick<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ item }) => item)
}

function hasCapital(text: string): boolean {
  return /\s\p{Lu}/u.test(text)
}
