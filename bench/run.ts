import { engineVersion } from '@content-trust/engine'
import { hasMarkdownCorpus, readDrafts } from './drafts.ts'
import { describeMachine } from './machine.ts'
import type { Measurement } from './measurement.ts'
import { measureAudioAndVideo } from './measures/audio-and-video.ts'
import { measureColdStart } from './measures/cold-start.ts'
import { measureEngineStart } from './measures/engine-start.ts'
import { measureGrowth } from './measures/growth.ts'
import { measureHostile } from './measures/hostile.ts'
import { measureImages } from './measures/images.ts'
import { measureMemory } from './measures/memory.ts'
import { measurePolicies } from './measures/policies.ts'
import { measureThroughput } from './measures/throughput.ts'
import { measureTyping } from './measures/typing.ts'
import { markdownReport } from './report.ts'
import { writeResult } from './result-file.ts'

/** Measures speed, memory and start-up; writes `bench/results/<engine version>` when the corpus is there. */
const drafts = await readDrafts()
if (!hasMarkdownCorpus) {
  process.stdout.write(
    'The Markdown corpus is not here (set CONTENT_TRUST_CORPORA to its folder), so this measures our own ' +
      'examples and keeps no results. A few small drafts say little about speed.\n',
  )
}
const measurements: Measurement[] = []
for (const measure of [
  measureThroughput,
  measureGrowth,
  measureHostile,
  measureTyping,
  measurePolicies,
  measureMemory,
  measureColdStart,
  measureEngineStart,
  measureImages,
  measureAudioAndVideo,
]) {
  measurements.push(...(await measure(drafts)))
}
const report = markdownReport(
  `Speed and memory of engine ${engineVersion}`,
  [
    `Command: \`npm run bench\``,
    `Machine: ${describeMachine()}`,
    `Drafts: ${drafts.length} Markdown files of human documentation, ${drafts.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`,
    'Rates and growth are by CPU time of the process. Latencies and start-up are by the clock, on a machine that does other work too.',
  ],
  measurements,
)
process.stdout.write(report)
if (hasMarkdownCorpus) await writeResult(engineVersion, measurements, report)
