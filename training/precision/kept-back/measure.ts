import { writeFile } from 'node:fs/promises'
import { engineVersion } from '../../../packages/engine/src/version.ts'
import { verdictTable } from '../../evaluation/row.ts'
import { measureKeptBack } from './measure-kept-back.ts'

/** Measures the findings on kept-back drafts and writes `training/results/kept-back-findings.md`. */
const { rows, table } = await measureKeptBack()
const lines = [
  `# Findings of engine ${engineVersion} on drafts that no rule was written on`,
  '',
  'Made by `node --conditions=source training/precision/kept-back/measure.ts`. The drafts are Markdown files by people, from before 2022 and from public repositories. The rules were written on half of the repositories; these are of the other half.',
  'A finding is useful when an editor of the draft would change the text because of it, idle when it is true and nobody would change anything, and false when it misreads the text. The verdicts were given by a language model that read each place in its context; nobody else checked them.',
  'The texture model is fitted to drafts of all parts, so the two rows on decisions say what the shipped engine does here and not how it does on repositories that it has never seen; `docs/evaluation.md` has those, with repositories left out. Findings of rules, and their verdicts, do not depend on it.',
  'The first part was read blind, and rules were repaired by what it showed; then the second part likewise. The rows “read blind” have the verdicts before those repairs. In the rows “after repairs” a verdict counts while the rule still reports its place, so these are not blind. Intervals are Wilson’s at 95 %.',
  '',
  ...verdictTable(rows),
  '',
  ...table,
]
await writeFile('training/results/kept-back-findings.md', `${lines.join('\n')}\n`)
for (const { measure, value, goal } of rows) {
  process.stdout.write(`${measure}: ${value} (goal ${goal})\n`)
}
