import { hashWord } from '../packages/engine/src/text/document/vocabulary.ts'
import { readTrainingTexts } from './training-texts.ts'

interface WordUse {
  count: number
  readonly files: Set<string>
}

/** How often, and in which files, each word is used in the texts that may be fitted to. */
export async function countWords(): Promise<Map<string, WordUse>> {
  const uses = new Map<string, WordUse>()
  for await (const { text, file } of readTrainingTexts()) {
    for (const [word] of text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[a-z]+(?:'[a-z]+)*/g)) {
      const use = uses.get(word)
      if (use) {
        use.count++
        use.files.add(file)
      } else uses.set(word, { count: 1, files: new Set([file]) })
    }
  }
  return uses
}

/** The most common words that occur in at least `files` of the 19 files that may be fitted to, most common first. */
export function commonest(
  uses: ReadonlyMap<string, WordUse>,
  files: number,
  count: number,
): string[] {
  return [...uses]
    .filter(([, use]) => use.files.size >= files)
    .sort((a, b) => b[1].count - a[1].count || hashWord(a[0]) - hashWord(b[0]))
    .slice(0, count)
    .map(([word]) => word)
}
