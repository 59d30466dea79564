import { modelVersion } from '@content-trust/engine'
import { type BlockResult, decideAsset } from '@content-trust/engine/asset'
import type {
  AnalyzeAssetRequest,
  billedAssetResultSchema,
  ContextInput,
} from '@content-trust/engine/schema'
import type { z } from 'zod'
import { newId } from '../ledger/ids.ts'
import { toCents } from '../ledger/money.ts'
import type { Submitted } from '../ledger/ports.ts'
import { type Charge, chargeFor, sumOf, unitsOf } from '../pricing.ts'
import { ScoringError } from '../scoring/scoring.ts'
import type { Services } from '../services.ts'
import { type AssetImage, readAssetImage, scoreAssetImage } from './asset-image.ts'
import { billingOf, isRetained, type Job } from './job.ts'

type AssetAnswer = z.input<typeof billedAssetResultSchema>
type ReadBlock =
  | { readonly type: 'text'; readonly text: string; readonly charge: Charge }
  | { readonly type: 'image'; readonly image: AssetImage; readonly charge: Charge }

/** Blocks that are fetched and scored at the same time; each image takes memory. */
const AT_ONCE = 3
/** No further block is begun after this time, so that the answer comes before clients give up (R-LIM-03). */
const MOST_MS = 40_000
const noRevision = 'auto_revise has no effect on an asset.'

/** Scores each block of an asset. The block with the highest risk routes; the price is the sum of the blocks. */
export function assetJob(input: AnalyzeAssetRequest, services: Services): Job<AssetAnswer> {
  const blocks = input.content.map((block, index): ReadBlock => {
    if (block.type === 'text') {
      const charge = chargeFor('text_1k_units', unitsOf(block.text), services.prices)
      return { type: 'text', text: block.text, charge }
    }
    const image = readAssetImage(block.source, index, services)
    return { type: 'image', image, charge: chargeFor('image_v0', 1, services.prices) }
  })
  const charge = sumOf(blocks.map((block) => block.charge))
  return {
    charge,
    payment: 'hold',
    submitted: submittedOf(blocks, isRetained(input)),
    work: async () => {
      const results = await scoreAll(blocks, input.context ?? {}, services)
      const decision = decideAsset(results)
      const notes = input.auto_revise ? [noRevision] : []
      const id = newId('an', services.clock())
      return {
        id,
        modality: 'asset',
        modelVersion,
        answer: (available) => ({
          analysis_id: id,
          ...decision,
          limitations: [...decision.limitations, ...notes],
          blocks: results.map((result, index) => ({
            ...result,
            billing: shareOf(blocks[index]?.charge ?? charge),
          })),
          billing: billingOf(charge, available),
        }),
      }
    },
  }
}

/** Runs some blocks at a time, in order; one that fails ends the call, and nothing is charged. */
async function scoreAll(
  blocks: readonly ReadBlock[],
  context: ContextInput,
  services: Services,
): Promise<BlockResult[]> {
  const end = performance.now() + MOST_MS
  const results: BlockResult[] = []
  for (let at = 0; at < blocks.length; at += AT_ONCE) {
    if (performance.now() > end) throw new ScoringError('timeout')
    const group = blocks.slice(at, at + AT_ONCE)
    results.push(...(await Promise.all(group.map((block) => scoreBlock(block, context, services)))))
  }
  return results
}

function scoreBlock(
  block: ReadBlock,
  context: ContextInput,
  services: Services,
): Promise<BlockResult> {
  if (block.type === 'image') return scoreAssetImage(block.image, context, services)
  return services.scoring.scoreText({ kind: 'text', source: block.text, context, revises: false })
}

function shareOf({ bucket, units, price }: Charge) {
  return { units_analyzed: units, bucket, price_cents: toCents(price) }
}

/** Texts are logged by their hash, and stored on request; images are logged by their hashes (R-PRIV-08). */
function submittedOf(blocks: readonly ReadBlock[], retain: boolean): Submitted {
  const texts = blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []))
  if (texts.length > 0) return { kind: 'text', texts, retain }
  const sources = blocks.flatMap((block) => (block.type === 'image' ? [block.image.identity] : []))
  return { kind: 'media', source: sources.join('\n'), hostname: null }
}
