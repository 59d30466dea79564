import { writeFile } from 'node:fs/promises'
import { readLemmaCounts, readSynsets, readUses } from './read-wordnet.ts'

const target = 'packages/engine/src/safety/words/word-relations.generated.json'

/** Writes the part of WordNet that the safety check looks at: common words, and how their meanings relate. */
export async function writeWordRelations(isCommon: (word: string) => boolean): Promise<string> {
  const synsets = await readSynsets()
  const counts = await readLemmaCounts()
  const isKept = (word: string) => (counts.get(word) ?? 0) > 0 || isCommon(word)
  const used = new Set<string>()
  for (const [key, { words, parents, opposites }] of synsets) {
    if (!words.some(isKept)) continue
    used.add(key)
    for (const other of [...parents, ...opposites]) used.add(other)
  }
  const keys = [...used].filter((key) => synsets.has(key))
  const indexes = new Map(keys.map((key, index) => [key, index]))
  const lemmas = [...new Set(keys.flatMap((key) => synsets.get(key)?.words ?? []))]
    .filter(isKept)
    .sort()
  const numbers = new Map(lemmas.map((lemma, index) => [lemma, index]))
  const list = (values: readonly (number | undefined)[]) =>
    values
      .filter((value) => value !== undefined)
      .map((value) => value.toString(36))
      .join(',')
  const lines = keys.map((key) => {
    const { words = [], parents = [], opposites = [] } = synsets.get(key) ?? {}
    return [
      list(words.map((word) => numbers.get(word))),
      list(parents.map((parent) => indexes.get(parent))),
      list(opposites.map((opposite) => indexes.get(opposite))),
    ]
      .join(';')
      .replace(/;+$/, '')
  })
  const uses = await readUses()
  const kinds = lemmas.map((lemma) => uses.get(lemma) ?? '?').join('')
  const text = `${JSON.stringify({ lemmas: lemmas.join(' '), kinds, synsets: lines.join('\n') })}\n`
  await writeFile(target, text)
  return `${lemmas.length} words, ${keys.length} meanings, ${text.length} bytes`
}
