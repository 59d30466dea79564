import { areaOf, HIGH, MEDIUM, type RatedSample, shareFrom } from './rated-samples.ts'
import { percent, type Row } from './row.ts'

/** What was done to machine texts so that they pass, as the field `attack` of the corpora names it. */
const attacks = ['paraphrase', 'dipper', 'outfox', 'evade-rewrite', 'antislop-sampler'] as const
/** People's texts that a machine wrote anew: their content is a person's, so they are told apart. */
const REWRITE = 'rewrite-of-human'

interface Side {
  readonly machines: readonly RatedSample[]
  /** People of the domains that the machine texts are of. */
  readonly people: readonly RatedSample[]
}

/** Attacked machine texts against people of the same domains, sources left out: goals, and a table by attack. */
export function adversarialRows(samples: readonly RatedSample[]): { rows: Row[]; table: string[] } {
  const all = sideOf(samples, attacks)
  return {
    rows: [
      {
        measure: `adversarial variants, sources left out, AUROC (${all.machines.length} texts against ${all.people.length} of people)`,
        floor: '0.907',
        goal: '≥ 0.94',
        value: areaBetween(all).toFixed(3),
      },
      {
        measure: 'adversarial variants, sources left out, machine at high',
        floor: '37 %',
        goal: '≥ 50 %',
        value: percent(shareFrom(all.machines, HIGH)),
      },
      {
        measure: 'adversarial variants, people of the same domains at high; at medium or above',
        floor: '0.0 %; 1.0 %',
        goal: '≤ 1 %; ≤ 6 %',
        value: `${percent(shareFrom(all.people, HIGH))}; ${percent(shareFrom(all.people, MEDIUM))}`,
      },
    ],
    table: [
      '| attack | machine | domains | AUROC | machine medium+ | high | people | medium+ | high |',
      '| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...[...attacks, REWRITE].map((attack) => attackLine(attack, sideOf(samples, [attack]))),
    ],
  }
}

function sideOf(samples: readonly RatedSample[], names: readonly string[]): Side {
  const machines = samples.filter(
    ({ machine, attack }) => machine === 1 && attack !== null && names.includes(attack),
  )
  const domains = new Set(machines.map(({ domain }) => domain))
  return {
    machines,
    people: samples.filter(({ machine, domain }) => machine === 0 && domains.has(domain)),
  }
}

function attackLine(attack: string, side: Side): string {
  const { machines, people } = side
  const domains = [...new Set(machines.map(({ domain }) => domain))].sort().join(', ')
  const shares = (rows: readonly RatedSample[]): string[] =>
    [MEDIUM, HIGH].map((mark) => (rows.length === 0 ? '–' : percent(shareFrom(rows, mark))))
  const area = machines.length === 0 || people.length === 0 ? '–' : areaBetween(side).toFixed(3)
  const cells = [attack, machines.length, domains, area, ...shares(machines)]
  return `| ${[...cells, people.length, ...shares(people)].join(' | ')} |`
}

function areaBetween({ machines, people }: Side): number {
  return areaOf([...machines, ...people])
}
