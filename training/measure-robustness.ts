import { mkdir, writeFile } from 'node:fs/promises'
import { engineVersion } from '../packages/engine/src/index.ts'
import { corporaFolder, hasCorpora } from './corpora.ts'
import { robustnessRows } from './evaluation/robustness.ts'

/** Measures how far disguises and additions lower the scores, and writes `training/results/robustness.md`. */
const MOST = 300
const SEED = 20_260_601

if (!hasCorpora) {
  process.stderr.write(
    `Robustness not measured: no corpora at ${corporaFolder}. Set CONTENT_TRUST_CORPORA to their folder.\n`,
  )
  process.exit(0)
}
const rows = await robustnessRows(MOST, SEED)
const lines = [
  `# Robustness of engine ${engineVersion}`,
  '',
  `Made by \`node --conditions=source training/measure-robustness.ts\` from at most ${MOST} machine texts of the test groups that score medium or high. A drop is the score before less the score after; the goal is 0.05 at most.`,
  '',
  '| attack | drop of texture, mean / 95th | slop | specificity | provenance | a level lost |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(
    ({ measure, value }) => `| ${measure.split(':')[0]} | ${value.split('; ').join(' | ')} |`,
  ),
]
const text = `${lines.join('\n')}\n`
await mkdir('training/results', { recursive: true })
await writeFile('training/results/robustness.md', text)
process.stdout.write(text)
