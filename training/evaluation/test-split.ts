import { auroc, shareOf } from '../metrics.ts'
import { percent, type Row } from './row.ts'
import type { Scored } from './score-corpora.ts'

const high = (value: number): boolean => value >= 0.7
const medium = (value: number): boolean => value >= 0.4

/** Texture rows over the test groups. */
export function textureRows(scored: readonly Scored[]): Row[] {
  const people = scored.filter(({ machine }) => machine === 0)
  const machines = scored.filter(({ machine }) => machine === 1)
  const texture = (rows: readonly Scored[]): number[] => rows.map((row) => row.texture)
  const short = scored.filter(({ characters }) => characters <= 400)
  return [
    {
      measure: 'AUROC, test groups',
      floor: '0.911 / 0.964 / 0.987',
      goal: '≥ 0.985',
      value: areaOf(scored).toFixed(3),
    },
    {
      measure: 'machine documents at high',
      floor: '29 / 69 / 86 %',
      goal: '≥ 75 %',
      value: percent(shareOf(texture(machines), high)),
    },
    {
      measure: 'human documents at high',
      floor: '0.5 / 1.4 / 1.5 %',
      goal: '≤ 0.5 %',
      value: percent(shareOf(texture(people), high)),
    },
    {
      measure: 'human documents at medium or above',
      floor: '–',
      goal: '≤ 4 %',
      value: percent(shareOf(texture(people), medium)),
    },
    ...worstDomainRows(scored),
    {
      measure: 'texts of 200-400 characters, AUROC',
      floor: '0.838 / 0.919 / 0.967',
      goal: '≥ 0.93',
      value: areaOf(short).toFixed(3),
    },
    {
      measure: 'texts of 200-400 characters at high',
      floor: '–',
      goal: 'never',
      value: percent(shareOf(texture(short), high)),
    },
  ]
}

/** A rate over fewer texts than this says nothing of a domain. */
const FEWEST = { people: 100, machines: 30 }
/** Domains where texts of people and of machines are told apart this well are judged by how many are. */
const CLEAR = 0.95

/** The domain that is treated worst, by each measure; its name is in brackets. */
function worstDomainRows(scored: readonly Scored[]): Row[] {
  const worst = (
    machine: number,
    holds: (value: number) => boolean,
    isWorse: (share: number, than: number) => boolean,
  ): string => {
    let found: { domain: string; share: number } | undefined
    for (const domain of [...new Set(scored.map((row) => row.domain))].sort()) {
      const all = scored.filter((row) => row.domain === domain)
      const rows = all.filter((row) => row.machine === machine)
      if (rows.length < (machine === 0 ? FEWEST.people : FEWEST.machines)) continue
      // Without people the area is not a number, and nothing is clear.
      if (machine === 1 && !(areaOf(all) > CLEAR)) continue
      const share = shareOf(
        rows.map((row) => row.texture),
        holds,
      )
      if (found === undefined || isWorse(share, found.share)) found = { domain, share }
    }
    return found === undefined ? '–' : `${percent(found.share)} (${found.domain})`
  }
  const more = (share: number, than: number): boolean => share > than
  const less = (share: number, than: number): boolean => share < than
  return [
    {
      measure: `worst domain with ${FEWEST.people} human texts or more, at high`,
      floor: '–',
      goal: '≤ 1 %',
      value: worst(0, high, more),
    },
    {
      measure: `worst domain with ${FEWEST.people} human texts or more, at medium or above`,
      floor: '–',
      goal: '≤ 6 %',
      value: worst(0, medium, more),
    },
    {
      measure: `worst domain with ${FEWEST.machines} machine texts or more and an AUROC above ${CLEAR}, at high`,
      floor: '–',
      goal: '≥ 50 %',
      value: worst(1, high, less),
    },
  ]
}

/** How often English is taken for another language. */
export function languageRow(scored: readonly Scored[]): Row {
  const misread = scored.filter((row) => row.misread).length
  return {
    measure: `English texts read as another language (of ${scored.length})`,
    floor: '–',
    goal: '–',
    value: String(misread),
  }
}

function areaOf(rows: readonly Scored[]): number {
  return auroc(
    rows.map(({ texture }) => texture),
    rows.map(({ machine }) => machine),
  )
}

/** A line for each domain: false alarms and recall of texture and of slop. */
export function domainTable(scored: readonly Scored[]): string[] {
  const lines = [
    '| domain | human | machine | texture: human medium+ / high | machine high | slop: human medium+ / high | machine high |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ]
  const domains = [...new Set(scored.map(({ domain }) => domain))].sort()
  for (const domain of domains) {
    const rows = scored.filter((row) => row.domain === domain)
    const people = rows.filter(({ machine }) => machine === 0)
    const machines = rows.filter(({ machine }) => machine === 1)
    const share = (
      set: readonly Scored[],
      score: 'texture' | 'slop',
      holds: (value: number) => boolean,
    ): string =>
      set.length === 0
        ? '–'
        : percent(
            shareOf(
              set.map((row) => row[score]),
              holds,
            ),
          )
    lines.push(
      `| ${domain} | ${people.length} | ${machines.length} | ${share(people, 'texture', medium)} / ${share(people, 'texture', high)} | ${share(machines, 'texture', high)} | ${share(people, 'slop', medium)} / ${share(people, 'slop', high)} | ${share(machines, 'slop', high)} |`,
    )
  }
  return lines
}

/** Slop rows: machine against human stories and essays. */
export function slopRows(scored: readonly Scored[]): Row[] {
  return ['story', 'essay'].map((domain) => {
    const rows = scored.filter((row) => row.domain === domain)
    return {
      measure: `slop_risk, machine against human ${domain}, AUROC`,
      floor: '–',
      goal: '≥ 0.85',
      value: auroc(
        rows.map(({ slop }) => slop),
        rows.map(({ machine }) => machine),
      ).toFixed(3),
    }
  })
}
