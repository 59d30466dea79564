import { analyzeText } from '../../packages/engine/src/index.ts'
import { readTextCorpora } from '../corpora.ts'
import { mean, quantile } from '../metrics.ts'
import { createRandom } from '../random.ts'
import { splitOf } from '../splits.ts'
import { type Attack, attacks } from './attacks.ts'
import { shareAttacks } from './human-share.ts'
import { readLicences } from './read-licences.ts'
import { percent, type Row } from './row.ts'

const scoreNames = [
  'synthetic_texture_risk',
  'slop_risk',
  'specificity_risk',
  'provenance_weakness',
] as const
type Scores = Readonly<Record<(typeof scoreNames)[number], number>>

/** How far one attack lowers the scores of the texts that it was tried on. */
export interface AttackReading {
  readonly attack: string
  /** Drops by score, one a text; negative where the score rose. */
  readonly drops: Readonly<Record<(typeof scoreNames)[number], readonly number[]>>
  /** Share of the texts whose level of risk falls. */
  readonly fallen: number
}

/** Machine-like texts: what the test groups hold of machine writing that the engine calls medium or high. */
export async function machineLikeTexts(most: number): Promise<string[]> {
  const found: string[] = []
  for await (const { text, group, label } of readTextCorpora()) {
    if (label !== 'machine' || splitOf(group) !== 'test') continue
    const { risk_level } = analyzeText({ source: text, syntax: 'markdown' })
    if (risk_level !== 'low') found.push(text)
  }
  return spread(found, most)
}

/** The genres that stand beside drafts in earnest, and the fewest characters of a text that is taken. */
const PEOPLE = { domains: ['docs', 'blog', 'essay'], characters: 1000 }

const MOST_PEOPLE = 300

/** Texts of people in the test groups, evenly spread over documentation, blogs and essays. */
async function textsOfPeople(most: number): Promise<string[]> {
  const found: string[] = []
  for await (const { text, group, label, domain } of readTextCorpora()) {
    if (label !== 'human' || splitOf(group) !== 'test') continue
    if (PEOPLE.domains.includes(domain) && text.length >= PEOPLE.characters) found.push(text)
  }
  return spread(found, most)
}

/** So many of a list at most, at equal distances. */
function spread(texts: readonly string[], most: number): string[] {
  const step = Math.max(1, texts.length / most)
  return Array.from(
    { length: Math.min(most, texts.length) },
    (_, at) => texts[Math.floor(at * step)],
  )
}

/** Tries an attack on every text. */
export function tryAttack(attack: Attack, texts: readonly string[], seed: number): AttackReading {
  const random = createRandom(seed)
  const drops = {
    synthetic_texture_risk: [] as number[],
    slop_risk: [] as number[],
    specificity_risk: [] as number[],
    provenance_weakness: [] as number[],
  }
  let fallen = 0
  for (const text of texts) {
    const before = scoresOf(text)
    const after = scoresOf(attack.apply(text, random))
    for (const name of scoreNames) drops[name].push(before[name] - after[name])
    if (levelOf(after) < levelOf(before)) fallen++
  }
  return { attack: attack.name, drops, fallen: fallen / texts.length }
}

/** A row for each attack: mean and 95th percentile of the drop of each score, and who falls a band. */
export function robustnessRows(texts: readonly string[], seed: number): Row[] {
  return attacks.map((attack) => {
    const { drops, fallen } = tryAttack(attack, texts, seed)
    const figures = scoreNames.map(
      (name) => `${mean(drops[name]).toFixed(3)} / ${quantile(drops[name], 0.95).toFixed(3)}`,
    )
    return {
      measure: `${attack.name}: drop of texture; slop; specificity; provenance (mean / 95th percentile of ${texts.length} texts), a level lost`,
      floor: '–',
      goal: '≤ 0.05',
      value: `${figures.join('; ')}; ${percent(fallen)}`,
    }
  })
}

/** A row for each text of people that is put beside drafts, two fifths of the whole: no level may fall. */
export async function humanShareRows(texts: readonly string[], seed: number): Promise<Row[]> {
  const licence = readLicences().get('Apache-2.0') ?? ''
  return shareAttacks(await textsOfPeople(MOST_PEOPLE), licence).map((attack) => {
    const { drops, fallen } = tryAttack(attack, texts, seed)
    const figures = (['synthetic_texture_risk', 'slop_risk'] as const).map(
      (name) => `${mean(drops[name]).toFixed(3)} / ${quantile(drops[name], 0.95).toFixed(3)}`,
    )
    return {
      measure: `${attack.name}: drafts whose level falls (of ${texts.length}); drop of texture; slop (mean / 95th percentile)`,
      floor: '–',
      goal: 'never',
      value: `${percent(fallen)}; ${figures.join('; ')}`,
    }
  })
}

function scoresOf(source: string): Scores {
  return analyzeText({ source, syntax: 'markdown' })
}

function levelOf({ synthetic_texture_risk, slop_risk }: Scores): number {
  const risk = Math.max(synthetic_texture_risk, slop_risk)
  return risk >= 0.7 ? 2 : risk >= 0.4 ? 1 : 0
}
