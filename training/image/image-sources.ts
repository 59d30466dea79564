import { readFile, writeFile } from 'node:fs/promises'
import { type ModelSource, reportSchema } from '../../packages/engine/src/schema/index.ts'
import { mayFit, readImageLabels } from './image-corpus.ts'

const model = 'synthetic-image-risk'
const path = 'packages/engine/models/report.json'

/** Where the pictures come from, with the licence as stated there. */
export async function imageSources(): Promise<ModelSource[]> {
  const sources = new Map<string, ModelSource>()
  for (const image of await readImageLabels()) {
    const { repo, licence, label, generator } = image
    const name = label === 'real' ? repo : `${repo}, ${generator ?? 'generated'}`
    const use = mayFit(image) ? 'fitted' : 'evaluation only'
    sources.set(name, { name, origin: repo, licence, use, models: [model] })
  }
  return [...sources.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Puts the sources of images into the report that travels with the engine, beside those of texts. */
export async function writeImageSources(): Promise<void> {
  const report = reportSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const others = report.sources.filter(({ models }) => !models.includes(model))
  const sources = [...others, ...(await imageSources())]
  await writeFile(path, `${JSON.stringify({ ...report, sources })}\n`)
}
