import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { analyzeText } from '../../packages/engine/src/index.ts'
import { riskLevel } from '../../packages/engine/src/routing/route.ts'
import {
  provenanceFeatures,
  specificityFeatures,
} from '../../packages/engine/src/text/scores/document-features.ts'
import { corporaFolder } from '../corpora.ts'
import { crossFitDocument } from '../editor/fit-document.ts'
import { type RatedDraft, readRatedDrafts, type Scale } from '../editor/ratings.ts'
import { ratedRows, readSentenceModels } from '../editor/train-documents.ts'
import { shareOf, spearman } from '../metrics.ts'
import { crossFitSlop } from '../slop/cross-fit-slop.ts'
import { loadSlopSamples } from '../slop/load-slop-samples.ts'
import { percent, type Row } from './row.ts'

/** From this rating on an editor sends a draft back; up to the other one they publish it. */
const SENT_BACK = 3
const PUBLISHED = 2

/** Published risks of drafts by models that have seen neither the draft nor its group; by file and id. */
export type UnseenRisks = ReadonlyMap<string, number>

export function draftKey({ file, id }: { readonly file: string; readonly id: string }): string {
  return `${file} ${id}`
}

/**
 * Rows of what editors say of whole drafts, over all rated drafts and over those of the corpus alone. Every score comes
 * from a model that was fitted without the draft and its group: `texture` has those of the texture model. The decision
 * is the one that follows from them. Nothing, with a line that says so, where the corpus has no ratings.
 */
export async function editorRows(texture: UnseenRisks): Promise<Row[]> {
  if (!existsSync(join(corporaFolder, 'editor/ratings.jsonl'))) {
    process.stderr.write(`No editors’ ratings in ${corporaFolder}: their rows are left out.\n`)
    return []
  }
  const drafts = await readRatedDrafts()
  const rows = ratedRows(drafts, await readSentenceModels())
  const slop = await unseenSlop(drafts)
  const results = drafts.map((draft): Unseen => {
    const published = analyzeText({ source: draft.text, syntax: 'markdown' })
    const slopRisk = slop.get(draftKey(draft)) ?? published.slop_risk
    const textureRisk = texture.get(draftKey(draft)) ?? published.synthetic_texture_risk
    // What cannot be judged is allowed, whatever the models say.
    const isStopped =
      published.primary_reason !== 'cannot_judge' &&
      published.primary_reason !== 'insufficient_text' &&
      riskLevel(textureRisk, slopRisk) !== 'low'
    return { slopRisk, textureRisk, isStopped }
  })
  return [
    agreement(
      'specificity_risk with vague, folds by group',
      drafts,
      'vague',
      crossFitDocument(rows.specificity, specificityFeatures),
      '0.65',
    ),
    agreement(
      'provenance_weakness with unsourced, folds by group',
      drafts,
      'unsourced',
      crossFitDocument(rows.provenance, provenanceFeatures),
      '0.65',
    ),
    agreement(
      'slop_risk with padded, folds by group',
      drafts,
      'padded',
      results.map(({ slopRisk }) => slopRisk),
      '0.70',
    ),
    agreement(
      'synthetic_texture_risk with formulaic, source or repository left out',
      drafts,
      'formulaic',
      results.map(({ textureRisk }) => textureRisk),
      '0.75',
    ),
    decisionRow('all', drafts, results, () => true),
    decisionRow('corpus', drafts, results, ({ from }) => from === 'corpus'),
    decisionRow('by people, all', drafts, results, ({ label }) => label === 'human'),
    decisionRow('by machines, all', drafts, results, ({ label }) => label === 'machine'),
  ]
}

/** What models that have not seen a draft make of it. */
interface Unseen {
  readonly slopRisk: number
  readonly textureRisk: number
  readonly isStopped: boolean
}

async function unseenSlop(drafts: readonly RatedDraft[]): Promise<UnseenRisks> {
  const wanted = new Set(drafts.map(draftKey))
  const scored = crossFitSlop(await loadSlopSamples(), (sample) => wanted.has(draftKey(sample)))
  return new Map(scored.map(({ sample, risk }) => [draftKey(sample), risk]))
}

/** What a simple count reaches on the drafts of the corpus, by its README. */
const floors: Readonly<Record<Scale, string>> = {
  vague: '0.54 (code spans)',
  unsourced: '0.59 (links per word)',
  padded: '–',
  formulaic: '–',
  overall: '–',
}

function agreement(
  name: string,
  drafts: readonly RatedDraft[],
  scale: Scale,
  scores: readonly number[],
  goal: string,
): Row {
  const ratings = drafts.map((draft) => draft[scale])
  const corpus = drafts.flatMap(({ from }, at) => (from === 'corpus' ? [at] : []))
  const own = drafts.flatMap(({ from }, at) => (from === 'own' ? [at] : []))
  const among = (places: readonly number[]): string =>
    spearman(
      places.map((at) => scores[at]),
      places.map((at) => ratings[at]),
    ).toFixed(3)
  return {
    measure: `editors, ${name}, Spearman: drafts of the corpus (${corpus.length}); own ratings (${own.length}); all`,
    floor: floors[scale],
    goal: `≥ ${goal}`,
    value: `${among(corpus)}; ${among(own)}; ${among([...corpus, ...own])}`,
  }
}

function decisionRow(
  name: string,
  drafts: readonly RatedDraft[],
  results: readonly Unseen[],
  counts: (draft: RatedDraft) => boolean,
): Row {
  const stopped = (wanted: (overall: number) => boolean): { share: number; count: number } => {
    const own = drafts.flatMap((draft, at) =>
      counts(draft) && wanted(draft.overall) ? [results[at].isStopped ? 1 : 0] : [],
    )
    return { share: shareOf(own, (value) => value === 1), count: own.length }
  }
  const bad = stopped((overall) => overall >= SENT_BACK)
  const good = stopped((overall) => overall <= PUBLISHED)
  return {
    measure: `editors, the decision, ${name}: of ${bad.count} sent back, stopped; of ${good.count} published, stopped`,
    floor: '–',
    goal: '≥ 75 %; ≤ 4 %',
    value: `${percent(bad.share)}; ${percent(good.share)}`,
  }
}
