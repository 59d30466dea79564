import { mkdir, writeFile } from 'node:fs/promises'
import { engineVersion } from '../../packages/engine/src/version.ts'
import { type Row, verdictTable } from '../evaluation/row.ts'

/** What the evaluation of a medium found, in the order of its page. */
export interface MediaEvaluation {
  /** Name of the page and of the file of figures. */
  readonly name: string
  readonly title: string
  readonly introduction: string
  readonly rows: readonly Row[]
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** Figures of each source, for whoever reads them with a program. */
  readonly sources: readonly object[]
}

/** Writes the page and the figures of an evaluation, and answers the page. */
export async function writeEvaluation(evaluation: MediaEvaluation): Promise<string> {
  const { name, title, introduction, rows, sections, sources } = evaluation
  const lines = [
    `# Evaluation of ${title}, engine ${engineVersion}`,
    '',
    introduction,
    '',
    ...verdictTable(rows),
    ...sections.flatMap((section) => ['', `## ${section.title}`, '', ...section.lines]),
  ]
  const text = `${lines.join('\n')}\n`
  await mkdir('training/results', { recursive: true })
  await writeFile(`docs/evaluation-${name}.md`, text)
  await writeFile(
    `training/results/${name}.json`,
    `${JSON.stringify({ engine: engineVersion, rows, sources }, null, 2)}\n`,
  )
  return text
}
