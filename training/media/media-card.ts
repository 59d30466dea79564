import { writeFile } from 'node:fs/promises'
import { figureTable, type Row } from '../evaluation/row.ts'

/** A file of the corpus as a card counts it. */
export interface CardFile {
  readonly repo: string
  readonly licence: string
  /** Who made it: people, or the name of a generator or system. */
  readonly what: string
}

/** What is in the card of one medium alone. */
export interface MediaCard {
  readonly id: string
  readonly summary: string
  readonly making: string
  readonly measuring: string
  readonly limits: string
  readonly data: string
  /** What the files are called. */
  readonly medium: string
}

/** Writes the card of a model of a medium. */
export async function writeMediaCard(
  { id, summary, making, measuring, limits, data, medium }: MediaCard,
  rows: readonly Row[],
  tables: readonly (readonly string[])[],
  files: readonly CardFile[],
): Promise<void> {
  const lines = [
    `# ${id}`,
    '',
    summary,
    '',
    '## How it was made',
    '',
    making,
    '',
    '## How well it does',
    '',
    measuring,
    '',
    ...figureTable(rows),
    '',
    ...tables.flatMap((table) => [...table, '']),
    '## Limits',
    '',
    limits,
    '',
    '## Data',
    '',
    data,
    '',
    `| source | ${medium} | files | licence as stated |`,
    '| --- | --- | --- | --- |',
    ...countSources(files).map(
      ({ repo, what, count, licence }) => `| ${repo} | ${what} | ${count} | ${licence} |`,
    ),
  ]
  await writeFile(`packages/engine/models/${id}/card.md`, `${lines.join('\n')}\n`)
}

/** The sources in the order in which they come first, with the licence that is stated there. */
function countSources(files: readonly CardFile[]): (CardFile & { count: number })[] {
  const sources = new Map<string, CardFile & { count: number }>()
  for (const file of files) {
    const name = `${file.repo} ${file.what}`
    const known = sources.get(name)
    if (known === undefined) sources.set(name, { ...file, count: 1 })
    else known.count++
  }
  return [...sources.values()]
}
