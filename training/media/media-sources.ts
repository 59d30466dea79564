import { readFile, writeFile } from 'node:fs/promises'
import { type ModelSource, reportSchema } from '../../packages/engine/src/schema/index.ts'

const path = 'packages/engine/models/report.json'

/** The sources of the files that a model was made with: each name once, in the order of the names. */
export function mediaSources(
  model: string,
  files: readonly Omit<ModelSource, 'models'>[],
): ModelSource[] {
  const sources = new Map<string, ModelSource>()
  for (const file of files) sources.set(file.name, { ...file, models: [model] })
  return [...sources.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Puts the sources of a model into the report that travels with the engine, beside those of others. */
export async function writeMediaSources(own: readonly ModelSource[]): Promise<void> {
  const report = reportSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const [model = ''] = own[0].models
  const others = report.sources.filter(({ models }) => !models.includes(model))
  await writeFile(path, `${JSON.stringify({ ...report, sources: [...others, ...own] })}\n`)
}
