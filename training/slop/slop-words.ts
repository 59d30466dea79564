import { readJsonl } from '../corpora.ts'
import { readTrainingTexts } from '../training-texts.ts'

/** Lists of machine-preferred words whose licence lets entries ship (the corpora's README). */
const lists = new Set([
  'antislop-words',
  'slop-forensics-words',
  'slop-forensics-essays-words',
  'slop-forensics-varied-prompts-words',
  'slop-score-words',
  'excess-words-style',
  'llm-cliches-adjectives',
  'llm-cliches-nouns',
  'llm-cliches-verbs',
])

/** A word must occur in this many of the 19 files that may be fitted to, or it is a topic. */
const MIN_FILES = 11
/** …and this many times as often in machine text as in human text, by documents of equal length. */
const MIN_RATIO = 1.6
const COUNT = 900

interface LexiconRow {
  readonly list: string
  readonly phrase: string
  readonly ship: boolean
  readonly regex?: boolean
}

/** Single words of the shippable lists that are free of topic and more frequent in machine text, the strongest first. */
export async function findSlopWords(): Promise<string[]> {
  const candidates = new Set<string>()
  for await (const row of readJsonl<LexiconRow>('signals/slop/lexicons.jsonl.gz')) {
    if (!row.ship || row.regex || !lists.has(row.list) || !/^[a-z]{4,}$/.test(row.phrase)) continue
    candidates.add(row.phrase)
  }
  const tallies = new Map<string, { human: number; machine: number; files: Set<string> }>()
  const words = { human: 0, machine: 0 }
  for await (const { text, file, label } of readTrainingTexts()) {
    for (const [word] of text.matchAll(/[A-Za-z]+/g)) {
      words[label]++
      // A capital inside a sentence is a name: only words as a text writes them in lower case count.
      if (!candidates.has(word)) continue
      const tally = tallies.get(word) ?? { human: 0, machine: 0, files: new Set() }
      tally[label]++
      tally.files.add(file)
      tallies.set(word, tally)
    }
  }
  const strength = ({ human, machine }: { human: number; machine: number }): number =>
    (machine + 1) / words.machine / ((human + 1) / words.human)
  return [...tallies]
    .filter(([, tally]) => tally.files.size >= MIN_FILES && strength(tally) >= MIN_RATIO)
    .sort((a, b) => strength(b[1]) - strength(a[1]) || (a[0] < b[0] ? -1 : 1))
    .slice(0, COUNT)
    .map(([word]) => word)
    .sort()
}
