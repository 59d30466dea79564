import type { AlarmCounts, Alarms, FairnessGroup } from '../../packages/engine/src/schema/index.ts'
import { groups, type Origin } from './fairness-groups.ts'
import { rateOf, rateText } from './rate.ts'

/** A text by a person and what the models say of it. */
export interface PersonText extends Origin {
  readonly texture: number
  /** Null where the model of slop has seen the source. */
  readonly slop: number | null
}

/** A share of fewer texts than this says little. */
const FEW = 30

/** Counts false alarms by group: held-out texts of known sources, and texts of sources left out. */
export function measureFairness(
  known: readonly PersonText[],
  fresh: readonly PersonText[],
): FairnessGroup[] {
  return groups.map(({ name, note, holds }) => ({
    group: name,
    note,
    known_sources: countAlarms(known.filter(holds)),
    new_sources: countAlarms(fresh.filter(holds)),
  }))
}

function countAlarms(rows: readonly PersonText[]): AlarmCounts {
  const slops = rows.flatMap(({ slop }) => (slop === null ? [] : [slop]))
  return {
    texts: rows.length,
    texture: alarmsOf(rows.map(({ texture }) => texture)),
    slop: slops.length === rows.length && rows.length > 0 ? alarmsOf(slops) : null,
  }
}

function alarmsOf(risks: readonly number[]): Alarms {
  const from = (mark: number) => rateOf(risks.filter((risk) => risk >= mark).length, risks.length)
  return { medium_or_above: from(0.4), high: from(0.7) }
}

/** The false alarms of every group with their intervals. */
export function fairnessTable(measured: readonly FairnessGroup[]): string[] {
  const lines = [
    `People’s texts at medium or above and at high, by kind of writing, with 95 % intervals (Wilson). Known sources: test groups of files that the models were fitted to in part. New sources: texture from a model that was fitted without the file; slop where the file was never fitted. A share of fewer than ${FEW} texts is marked “few”: it says little.`,
    '',
    '| group | of known sources | texture medium+ | high | slop medium+ | high | of new sources | texture medium+ | high | slop medium+ | high |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ]
  for (const { group, known_sources, new_sources } of measured) {
    lines.push(`| ${[group, ...cells(known_sources), ...cells(new_sources)].join(' | ')} |`)
  }
  lines.push('', 'What the groups are:', '')
  for (const { group, note } of measured) lines.push(`- ${group}: ${note}`)
  return lines
}

function cells({ texts, texture, slop }: AlarmCounts): string[] {
  return [
    texts === 0 ? 'none' : texts < FEW ? `${texts}, few` : String(texts),
    rateText(texture.medium_or_above, texts),
    rateText(texture.high, texts),
    slop === null ? '–' : rateText(slop.medium_or_above, texts),
    slop === null ? '–' : rateText(slop.high, texts),
  ]
}
