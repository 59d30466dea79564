import { writeFile } from 'node:fs/promises'
import { readTextCorpora } from '../corpora.ts'
import { documentSources } from '../sources.ts'
import { readLemmaCounts, readSynsets, readUses } from './read-wordnet.ts'

/**
 * Writes the part of WordNet that the safety check looks at: the words of common use, and how their
 * meanings relate. Run: `node --conditions=source training/safety/write-word-relations.ts`.
 */
const TARGET = 'packages/engine/src/safety/words/word-relations.generated.json'

/** A word is of common use when this many documents have it, or WordNet's annotated texts do. */
const LEAST_DOCUMENTS = 30

const synsets = await readSynsets()
const inWordnet = await readLemmaCounts()
const documents = await countDocuments()
const uses = await readUses()

const isKept = (word: string): boolean =>
  (inWordnet.get(word) ?? 0) > 0 || (documents.get(word) ?? 0) >= LEAST_DOCUMENTS

const used = new Set<string>()
for (const [key, { words, parents, opposites }] of synsets) {
  if (!words.some(isKept)) continue
  for (const one of [key, ...parents, ...opposites]) if (synsets.has(one)) used.add(one)
}
const keys = [...used]
const indexes = new Map(keys.map((key, index) => [key, index]))
const wordsOf = (key: string): readonly string[] => synsets.get(key)?.words ?? []
const lemmas = [...new Set(keys.flatMap(wordsOf))].filter(isKept).sort()
const numbers = new Map(lemmas.map((lemma, index) => [lemma, index]))

const lines = keys.map((key) => {
  const { parents = [], opposites = [] } = synsets.get(key) ?? {}
  return [
    list(wordsOf(key).map((word) => numbers.get(word))),
    list(parents.map((parent) => indexes.get(parent))),
    list(opposites.map((opposite) => indexes.get(opposite))),
  ]
    .join(';')
    .replace(/;+$/, '')
})
const data = {
  source: 'WordNet 3.1, see NOTICE.md; written by training/safety/write-word-relations.ts',
  lemmas: lemmas.join(' '),
  kinds: lemmas.map((lemma) => uses.get(lemma) ?? '?').join(''),
  synsets: lines.join('\n'),
}
await writeFile(TARGET, `${JSON.stringify(data)}\n`)
process.stdout.write(`${lemmas.length} words with ${keys.length} meanings\n`)

function list(values: readonly (number | undefined)[]): string {
  return values
    .filter((value) => value !== undefined)
    .map((value) => value.toString(36))
    .join(',')
}

/** In how many documents of the sources that may be fitted to each word is. */
async function countDocuments(): Promise<Map<string, number>> {
  const fitted = new Set(
    documentSources.filter(({ use }) => use === 'fitted').map(({ name }) => name),
  )
  const counts = new Map<string, number>()
  for await (const { file, text } of readTextCorpora()) {
    if (!fitted.has(file)) continue
    for (const word of new Set(text.toLowerCase().match(/[a-z]+/g) ?? [])) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}
