import { mkdir, writeFile } from 'node:fs/promises'
import { engineVersion } from '../packages/engine/src/index.ts'
import { corporaFolder, hasCorpora } from './corpora.ts'
import { humanShareRows, machineLikeTexts, robustnessRows } from './evaluation/robustness.ts'

/** Measures how far disguises and additions lower the scores, and writes `training/results/robustness.md`. */
const MOST = 300
const SEED = 20_260_601

if (!hasCorpora) {
  process.stderr.write(
    `Robustness not measured: no corpora at ${corporaFolder}. Set CONTENT_TRUST_CORPORA to their folder.\n`,
  )
  process.exit(0)
}
const texts = await machineLikeTexts(MOST)
const rows = robustnessRows(texts, SEED)
const shares = await humanShareRows(texts, SEED)
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
  '',
  'Text of people beside a draft, as much as makes two fifths of the whole or as there is of it; the goal is that no level falls.',
  '',
  '| what is added | a level lost | drop of texture, mean / 95th | slop |',
  '| --- | ---: | ---: | ---: |',
  ...shares.map(
    ({ measure, value }) => `| ${measure.split(':')[0]} | ${value.split('; ').join(' | ')} |`,
  ),
]
const page = `${lines.join('\n')}\n`
await mkdir('training/results', { recursive: true })
await writeFile('training/results/robustness.md', page)
process.stdout.write(page)
