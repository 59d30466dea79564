import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { corporaFolder, type LabelledText, readJsonl } from '../corpora.ts'
import { mean } from '../metrics.ts'

/** What a draft was rated on, from 1 (very good) to 5 (very bad). */
export const scales = ['vague', 'unsourced', 'padded', 'formulaic', 'overall'] as const
export type Scale = (typeof scales)[number]

interface RatingLine {
  readonly file: string
  readonly id: string
  readonly group: string
  /** One or two passes. */
  readonly ratings: readonly Readonly<Record<Scale, number>>[]
}

/** A draft of the corpora with the mean of its ratings. */
export interface RatedDraft extends Readonly<Record<Scale, number>> {
  readonly file: string
  readonly id: string
  readonly label: LabelledText['label']
  readonly text: string
  /** Drafts of one group never are on both sides of a split. */
  readonly group: string
  /** Whose ratings: those of the corpus, or our own. */
  readonly from: 'corpus' | 'own'
}

/** The rated drafts, those of the corpus first; no person rated them (see the README beside this file). */
export async function readRatedDrafts(): Promise<RatedDraft[]> {
  const corpus = await readLines(join(corporaFolder, 'editor/ratings.jsonl'))
  const own = await readLines(join(import.meta.dirname, 'own-ratings.jsonl'))
  const lines = [
    ...corpus.map((line) => ({ ...line, from: 'corpus' as const })),
    ...own.map((line) => ({ ...line, from: 'own' as const })),
  ]
  const texts = await readTexts(lines)
  return lines.map(({ file, id, group, ratings, from }) => {
    const { text, label } = texts.get(keyOf(file, id)) ?? {}
    if (text === undefined || label === undefined)
      throw new Error(`Expected the draft ${id} in text/${file}.jsonl.gz.`)
    const of = (scale: Scale): number => mean(ratings.map((rating) => rating[scale]))
    return {
      file,
      id,
      label,
      text,
      group,
      from,
      vague: of('vague'),
      unsourced: of('unsourced'),
      padded: of('padded'),
      formulaic: of('formulaic'),
      overall: of('overall'),
    }
  })
}

async function readLines(path: string): Promise<RatingLine[]> {
  const text = await readFile(path, 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): RatingLine => JSON.parse(line))
}

async function readTexts(lines: readonly RatingLine[]): Promise<Map<string, LabelledText>> {
  const wanted = new Set(lines.map(({ file, id }) => keyOf(file, id)))
  const texts = new Map<string, LabelledText>()
  for (const file of new Set(lines.map((line) => line.file))) {
    for await (const row of readJsonl<LabelledText>(`text/${file}.jsonl.gz`)) {
      if (wanted.has(keyOf(file, row.id))) texts.set(keyOf(file, row.id), row)
    }
  }
  return texts
}

function keyOf(file: string, id: string): string {
  return `${file} ${id}`
}
