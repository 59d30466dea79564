import textureModel from '../../packages/engine/models/synthetic-texture-risk/model.json' with {
  type: 'json',
}
import { corporaFolder, hasCorpora } from '../corpora.ts'
import { loadSamples } from '../texture/load-samples.ts'
import { textureParts } from '../texture/train-texture.ts'
import { fitCandidates } from './candidates.ts'
import { type Measured, measure } from './measure.ts'
import { planRuns } from './runs.ts'
import { summarise } from './summarise.ts'
import { writeReport } from './write-report.ts'

/** Fits the forms that the texture model could have to the same splits, and writes how they compare. */
if (!hasCorpora) {
  process.stderr.write(
    `Comparison skipped: no corpora at ${corporaFolder}. Set CONTENT_TRUST_CORPORA to their folder.\n`,
  )
  process.exit(0)
}
const SEED = 20_260_601

process.stdout.write('Reading the corpora.\n')
const samples = await loadSamples()
const runs = planRuns(samples)
const parts = textureParts(samples, textureModel.words.list.split(' '))
const measured: Measured[] = []
for (const candidate of fitCandidates({ samples, runs, parts, seed: SEED })) {
  const { id, name, kilobytes, scores } = candidate
  const measures = measure(samples, runs, scores, SEED)
  measured.push({ id, name, kilobytes, ...measures })
  process.stdout.write(
    `${process.uptime().toFixed(0).padStart(4)} s  ${name}: AUROC ${measures.area.toFixed(3)}, left out ${measures.leftOutArea.toFixed(3)}, machine at high ${(100 * measures.leftOutMachinesHigh).toFixed(1)} %\n`,
  )
}
const measuredAs = (id: string): number => measured.findIndex((candidate) => candidate.id === id)
const summaries = summarise(measured, measured[measuredAs('mix')])
await writeReport(summaries, summaries[measuredAs('shipped')])
process.stdout.write('Wrote training/results/texture-candidates.md and .json\n')
