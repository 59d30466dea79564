import { auroc, mean, shareOf } from '../metrics.ts'
import type { Sample } from '../texture/load-samples.ts'
import { percent, type Row } from './row.ts'
import { indexesOf, twoSided } from './split-without.ts'

const FEWEST_WORDS = 100
/** A rate over fewer texts than this says nothing; such files are listed and not judged. */
const FEWEST_TEXTS = 30

/** Measures each two-sided file by the risks of models that were fitted without it. */
export function leaveOneOut(
  samples: readonly Sample[],
  leftOut: Float64Array,
): { rows: Row[]; table: string[] } {
  const table = [
    '| left out | human | machine | AUROC | human at high, 100 words or more | human at medium+ | machine at high |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ]
  const areas: number[] = []
  const recalls: number[] = []
  let worst = 0
  for (const file of twoSided) {
    const left = indexesOf(samples, (sample) => sample.file === file)
    const own = left.map((index) => samples[index])
    const risks = left.map((index) => leftOut[index])
    const area = auroc(
      risks,
      own.map(({ machine }) => machine),
    )
    const long = (machine: number): number[] =>
      risks.filter((_, at) => own[at].machine === machine && own[at].words >= FEWEST_WORDS)
    const people = long(0)
    const machines = long(1)
    const alarm = shareOf(people, (risk) => risk >= 0.7)
    const recall = shareOf(machines, (risk) => risk >= 0.7)
    areas.push(area)
    recalls.push(recall)
    if (people.length >= FEWEST_TEXTS) worst = Math.max(worst, alarm)
    table.push(
      `| ${file} | ${people.length} | ${machines.length} | ${area.toFixed(3)} | ${percent(alarm)} | ${percent(shareOf(people, (risk) => risk >= 0.4))} | ${percent(recall)} |`,
    )
  }
  return {
    table,
    rows: [
      {
        measure: 'leave one source out, mean AUROC of the eight two-sided files',
        floor: '0.793 / 0.831 / 0.877',
        goal: '≥ 0.91',
        value: mean(areas).toFixed(3),
      },
      {
        measure: `leave one source out, worst share of a file's human texts at high (files with ${FEWEST_TEXTS} or more)`,
        floor: '16 / 24 / 39 %',
        goal: '≤ 1.5 %',
        value: percent(worst),
      },
      {
        measure: 'leave one source out, machine texts at high, mean',
        floor: '–',
        goal: '≥ 50 %',
        value: percent(mean(recalls)),
      },
    ],
  }
}
