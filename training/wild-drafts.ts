import { createHash } from 'node:crypto'
import { readJsonl, wildFiles } from './corpora.ts'

/** A file of a public repository, with the kind of page that it is. */
export interface WildDraft {
  readonly file: string
  readonly id: string
  readonly text: string
  readonly label: 'human' | 'machine'
  /** The repository. */
  readonly group: string
  readonly domain: string
  /** A finer kind than the domain: guide, readme, changelog, release-note and others. */
  readonly genre: string
}

/**
 * Which part of the repositories a draft belongs to: rules are written on `written-on`. The two
 * others are kept back from rules, the second for what changes after the first was read. They are not
 * kept back from the texture model, which is fitted to drafts of all three parts.
 */
export function partOf(group: string): 'written-on' | 'first' | 'second' {
  const digest = createHash('sha1').update(group).digest('hex')
  const digit = Number(BigInt(`0x${digest}`) % 10n)
  if (digit < 5) return 'written-on'
  return digit < 8 ? 'first' : 'second'
}

/** The drafts of people in repositories that no rule was written on. */
export async function* readKeptBackDrafts(): AsyncGenerator<WildDraft> {
  for (const file of wildFiles) {
    for await (const row of readJsonl<Omit<WildDraft, 'file'>>(`text/${file}.jsonl.gz`)) {
      if (row.label === 'human' && partOf(row.group) !== 'written-on') yield { ...row, file }
    }
  }
}
