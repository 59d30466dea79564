import { writeFile } from 'node:fs/promises'
import type { ModelSource, Report } from '../packages/engine/src/schema/index.ts'
import { engineVersion } from '../packages/engine/src/version.ts'
import { hasAudio } from './audio/audio-corpus.ts'
import { audioSources } from './audio/audio-sources.ts'
import type { Trust } from './evaluation/trust.ts'
import { hasImages } from './image/image-corpus.ts'
import { imageSources } from './image/image-sources.ts'
import {
  documentSources,
  editorSources,
  type Source,
  sentenceSources,
  vectorSource,
  wildSources,
} from './sources.ts'

/** Writes what travels with the engine: where confidence is high, and what `content-trust about` shows. */
export async function writeReport({
  bands,
  fairness,
  reliability,
  confidence,
  missed,
}: Trust): Promise<void> {
  const report: Report = {
    measured_engine: engineVersion,
    sources: [
      ...allSources(),
      ...(hasImages ? await imageSources() : []),
      ...(hasAudio ? await audioSources() : []),
    ],
    reliability: [...reliability],
    fairness: [...fairness],
    confidence: [...confidence],
    missed: [...missed],
  }
  await writeFile('packages/engine/models/confidence.json', `${JSON.stringify(bands, null, 2)}\n`)
  await writeFile('packages/engine/models/report.json', `${JSON.stringify(report)}\n`)
}

const ratedModels = ['document-specificity', 'document-provenance']

/** Where the text models come from. */
export function allSources(): ModelSource[] {
  const models = Object.keys(sentenceSources)
  const of = (ids: readonly string[]) => (source: Source) => ({ ...source, models: [...ids] })
  return [
    ...documentSources.map(of(['synthetic-texture-risk', 'slop-risk', 'kind-of-writing'])),
    ...wildSources.map(of(['synthetic-texture-risk', 'kind-of-writing', ...ratedModels])),
    ...editorSources.map(of(ratedModels)),
    ...models.flatMap((id) => (sentenceSources[id] ?? []).map(of([id]))),
    of(models)(vectorSource),
  ]
}
