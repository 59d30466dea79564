import { mkdir, writeFile } from 'node:fs/promises'
import { engineVersion } from '../../packages/engine/src/version.ts'
import { percent } from '../evaluation/row.ts'
import { CALM, MEAN_CALM } from './calm.ts'
import { findings } from './findings.ts'
import { FEWEST_TEXTS, FEWEST_WORDS, REDRAWS, SEEN } from './measure.ts'
import type { Summary } from './summarise.ts'

const FOLDER = 'training/results'

/** Writes the figures of all candidates, as JSON and as a page. */
export async function writeReport(summaries: readonly Summary[], shipped: Summary): Promise<void> {
  const lines = [
    `# The texture candidates of engine ${engineVersion}`,
    '',
    'Made by `npm run train:candidates` from the corpora. Every figure on this page comes from that run.',
    '',
    ...measuring(shipped),
    '',
    '## All candidates',
    '',
    ...comparison(summaries),
    '',
    ...findings(summaries),
    '',
    '## How sure',
    '',
    ...certainty(summaries),
    '',
    '## The shipped one, source by source',
    '',
    ...sources(shipped),
  ]
  await mkdir(FOLDER, { recursive: true })
  await writeFile(`${FOLDER}/texture-candidates.md`, `${lines.join('\n')}\n`)
  const rounded = JSON.stringify(
    { engine: engineVersion, calm: CALM, seen: SEEN, redraws: REDRAWS, candidates: summaries },
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value),
    2,
  )
  await writeFile(`${FOLDER}/texture-candidates.json`, `${rounded}\n`)
}

function measuring({ people }: Summary): string[] {
  return [
    '## How they are compared',
    '',
    '- All are fitted to the same texts with the same masses: the train groups without the sources that only evaluate. Raw completions are left out, unless a row says otherwise.',
    '- Nine fits each: one measured on the test groups, and one for each of the eight files with both sides, measured on that file and fitted without it. The word list and the knots of the shapes come from the train groups of all files.',
    '- Scores are raw: no calibration, no damping of short drafts. So these are not the figures of `docs/evaluation.md`.',
    `- The mark is the score that ${percent(SEEN)} of the people of the dev groups pass, each genre weighed by the root of its size. "At the mark" is the worst left-out source there: how wild a candidate is on people it has never seen.`,
    `- "High" is a threshold beyond the mark, by as many standard deviations of people's texts in all nine fits. It is set where the worst left-out source has ${percent(CALM)} of its people at high. So all candidates are equally calm, and the one that finds more machine texts is the better one.`,
    `- One human text of the test groups is ${(100 / people).toFixed(2)} %, so small differences there say nothing.`,
    `- Only sources with ${FEWEST_TEXTS} or more human texts place the threshold. A text under ${FEWEST_WORDS} words is never high. Shares of left-out sources are of longer texts, shares of the test groups are of all.`,
    '- The threshold looks at the left-out sources. The shares compare candidates; they are not a forecast.',
    '- The size is that of the numbers, packed as in the model file, before base64.',
  ]
}

function comparison(summaries: readonly Summary[]): string[] {
  return [
    '| candidate | AUROC, test groups | AUROC, left out | human at the mark, worst source | threshold placed by | machine at high, left out | machine at high, test | human at high, test | human documentation at high | KB |',
    '| --- | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...summaries.map(
      (row) =>
        `| ${row.name} | ${row.area.toFixed(3)} | ${row.leftOutArea.toFixed(3)} | ${percent(row.wildest.peopleAtMark)} (${row.wildest.file}) | ${row.placedBy} | ${percent(row.leftOutMachinesHigh)} | ${percent(row.machinesHigh)} | ${(row.peopleHigh * 100).toFixed(2)} % | ${percent(row.documentationHigh)} | ${row.kilobytes.toFixed(0)} |`,
    ),
  ]
}

function certainty(summaries: readonly Summary[]): string[] {
  return [
    `A few people of one source place the threshold, so the people of the left-out sources were redrawn ${REDRAWS} times, the same for every candidate. The sum of all three is what ships, read over whole drafts as the other candidates are. "At the mean" takes another threshold: a mean of ${percent(MEAN_CALM)} of people over the sources, each counting alike.`,
    '',
    '| candidate | machine at high, left out | 95 % of the redraws | finds more than the sum of all three | at the mean | finds more there |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...summaries.map(
      (row) =>
        `| ${row.name} | ${percent(row.leftOutMachinesHigh)} | ${percent(row.low)} to ${percent(row.high)} | ${aheadOf(row, row.wins)} | ${percent(row.leftOutMachinesAtMean)} | ${aheadOf(row, row.winsAtMean)} |`,
    ),
  ]
}

function sources({ sources: files }: Summary): string[] {
  return [
    `At the mark ${percent(SEEN)} of seen people pass. Files with fewer than ${FEWEST_TEXTS} human texts are listed and not judged.`,
    '',
    '| left out | human | machine | AUROC | human at the mark | human at high | machine at high |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...files.map(
      (row) =>
        `| ${row.file} | ${row.people} | ${row.machines} | ${row.area.toFixed(3)} | ${percent(row.peopleAtMark)} | ${percent(row.peopleHigh)} | ${percent(row.machinesHigh)} |`,
    ),
  ]
}

/** The base is not compared with itself. */
function aheadOf({ id }: Summary, share: number): string {
  return id === 'mix' ? '–' : `in ${(share * 100).toFixed(0)} %`
}
