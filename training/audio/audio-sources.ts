import { readFile, writeFile } from 'node:fs/promises'
import { type ModelSource, reportSchema } from '../../packages/engine/src/schema/index.ts'
import { readAudioLabels } from './audio-corpus.ts'

const model = 'synthetic-audio-risk'
const path = 'packages/engine/models/report.json'

/** Where the recordings come from, with the licence as stated there. */
export async function audioSources(): Promise<ModelSource[]> {
  const sources = new Map<string, ModelSource>()
  for (const { repo, licence, label, system } of await readAudioLabels()) {
    const name = label === 'human' ? `${repo}, speech` : `${repo}, ${system ?? 'synthetic'}`
    sources.set(name, { name, origin: repo, licence, use: 'fitted', models: [model] })
  }
  return [...sources.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Puts the sources of speech into the report that travels with the engine, beside those of texts. */
export async function writeAudioSources(): Promise<void> {
  const report = reportSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const others = report.sources.filter(({ models }) => !models.includes(model))
  const sources = [...others, ...(await audioSources())]
  await writeFile(path, `${JSON.stringify({ ...report, sources })}\n`)
}
