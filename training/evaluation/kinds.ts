import { kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { kindSamples } from '../kind/load-kind-samples.ts'
import { auroc, shareOf } from '../metrics.ts'
import type { KindRow } from '../texture/calibrate-kinds.ts'
import type { Sample } from '../texture/load-samples.ts'
import { percent, type Row } from './row.ts'

const HIGH = 0.7
const MEDIUM = 0.4
/** A rate over fewer texts than this is listed and not judged. */
const FEWEST_TEXTS = 100
/** Below this area no mark has both few false alarms and half of the machines. */
const TOLD_APART = 0.95

/** A text with what a calibration needs, and the kind that its source states. */
export interface KindText extends KindRow {
  /** Place of the stated kind in the list of kinds. */
  readonly kind: number
}

/** The cross-fitted samples with their stated kinds. */
export function kindTexts(samples: readonly Sample[], rows: readonly KindRow[]): KindText[] {
  return kindSamples(samples).map(({ kind }, at) => ({ ...rows[at], kind }))
}

/** False alarms and recall of each kind of writing, sources left out. */
export function kindTable(
  texts: readonly KindText[],
  risks: Float64Array,
): { rows: Row[]; table: string[] } {
  const table = [
    '| kind of writing, sources left out | sources of people | human | medium+ | high | machine | high | AUROC |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ]
  const judged: KindFigures[] = []
  for (const [kind, name] of kinds.entries()) {
    const own = [...texts.keys()].filter((at) => texts[at].kind === kind)
    const figures = figuresOf(
      own.map((at) => texts[at]),
      own.map((at) => risks[at]),
    )
    judged.push(figures)
    const { units, people, medium, high, machines, recall, area } = figures
    table.push(
      `| ${name} | ${units} | ${people} | ${percent(medium)} | ${percent(high)} | ${machines} | ${machines > 0 ? percent(recall) : '–'} | ${Number.isNaN(area) ? '–' : area.toFixed(3)} |`,
    )
  }
  return { table, rows: rowsOf(judged) }
}

interface KindFigures {
  readonly units: number
  readonly people: number
  readonly machines: number
  readonly medium: number
  readonly high: number
  readonly recall: number
  readonly area: number
}

function figuresOf(texts: readonly KindText[], risks: readonly number[]): KindFigures {
  const of = (machine: number): number[] => risks.filter((_, at) => texts[at].machine === machine)
  const people = of(0)
  const machines = of(1)
  return {
    units: new Set(texts.filter(({ machine }) => machine === 0).map(({ unit }) => unit)).size,
    people: people.length,
    machines: machines.length,
    medium: shareOf(people, (risk) => risk >= MEDIUM),
    high: shareOf(people, (risk) => risk >= HIGH),
    recall: shareOf(machines, (risk) => risk >= HIGH),
    area: auroc(
      risks,
      texts.map(({ machine }) => machine),
    ),
  }
}

function rowsOf(figures: readonly KindFigures[]): Row[] {
  const calm = figures.filter(({ people }) => people >= FEWEST_TEXTS)
  const told = figures.filter(({ area, machines }) => machines > 0 && area > TOLD_APART)
  return [
    {
      measure: `kinds of writing, sources left out: worst share of people at high; at medium or above (kinds with ${FEWEST_TEXTS} texts or more)`,
      floor: '–',
      goal: '≤ 1 %; ≤ 6 %',
      value: `${percent(Math.max(...calm.map(({ high }) => high)))}; ${percent(Math.max(...calm.map(({ medium }) => medium)))}`,
    },
    {
      measure: `kinds of writing, sources left out: least share of machine texts at high (kinds with AUROC above ${TOLD_APART})`,
      floor: '–',
      goal: '≥ 50 %',
      value: percent(Math.min(...told.map(({ recall }) => recall))),
    },
  ]
}

/** How well the kinds are told in texts of sources left out: by file, and as a row. */
export function estimatorTable(texts: readonly KindText[]): { rows: Row[]; table: string[] } {
  const table = [
    '| kind of writing | source left out | texts | told | unknown | log loss |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
  ]
  const cells = new Map<string, KindText[]>()
  for (const text of texts) {
    const key = `${kinds[text.kind]} | ${text.cell.split(' ')[1]}`
    cells.set(key, [...(cells.get(key) ?? []), text])
  }
  const tolds: number[] = []
  const losses: number[] = []
  for (const [key, own] of [...cells].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const told = shareIn(own, (text) => likeliest(text.probabilities) === text.kind)
    const unknown = shareIn(own, (text) => likeliest(text.probabilities) === kinds.length - 1)
    const loss =
      own.reduce(
        (sum, { probabilities, kind }) => sum - Math.log(Math.max(1e-6, probabilities[kind])),
        0,
      ) / own.length
    tolds.push(told)
    losses.push(loss)
    table.push(
      `| ${key} | ${own.length} | ${percent(told)} | ${percent(unknown)} | ${loss.toFixed(2)} |`,
    )
  }
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    table,
    rows: [
      {
        measure: `kind of writing, sources left out: mean over ${tolds.length} kinds and files of the share told right; of the log loss`,
        floor: `${percent(1 / kinds.length)}; ${Math.log(kinds.length).toFixed(2)}`,
        goal: '–',
        value: `${percent(mean(tolds))}; ${mean(losses).toFixed(2)}`,
      },
    ],
  }
}

function shareIn<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length
}

function likeliest(probabilities: Float64Array): number {
  return probabilities.indexOf(Math.max(...probabilities))
}
