import { readJsonl } from '../corpora.ts'
import { neverFitted, type Origin } from './fairness-groups.ts'
import { readLicences } from './read-licences.ts'
import { publishedFor, type Scored } from './score-corpora.ts'

/** A text that no model was fitted to, nor any text of its source. */
export type FreshText = Origin & Pick<Scored, 'words' | 'texture' | 'slop'>

const FEWEST_WORDS = 100
const SHINGLE = 8

/** Scores the analysis passages and the licences, all of them by people. */
export async function scoreNeverFitted(): Promise<FreshText[]> {
  const passages: string[] = []
  for await (const { text } of readJsonl<{ text: string }>('signals/readability/clear.jsonl.gz')) {
    passages.push(text)
  }
  const legal = [...readLicences()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  const score = (file: string) => (text: string) => ({ ...publishedFor(text), file, domain: file })
  return [
    ...passages.map(score(neverFitted.passages)),
    ...withoutCopies(legal).map(score(neverFitted.licences)),
  ].filter(({ words }) => words >= FEWEST_WORDS)
}

/** Drops a text when an earlier one has half of its runs of eight words: licences copy each other. */
function withoutCopies(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const words = text.toLowerCase().match(/[a-z]+/g) ?? []
    const runs = words.map((_, at) => words.slice(at, at + SHINGLE).join(' '))
    const known = runs.filter((run) => seen.has(run)).length
    for (const run of runs) seen.add(run)
    return runs.length > 0 && known < runs.length / 2
  })
}
