import report from '../../models/report.json' with { type: 'json' }
import textureModel from '../../models/synthetic-texture-risk/model.json' with { type: 'json' }
import { rawOf } from '../models/calibration.ts'
import { thresholds } from '../policy/thresholds.ts'
import { type About, type KindMarks, type MissedKind, reportSchema } from '../schema/index.ts'
import { engineVersion, modelVersion } from '../version.ts'
import { verifyModels } from './verify-models.ts'

/** What holds for every score, whatever was measured. */
const limitations: readonly string[] = [
  'Scores are workflow signals. They do not prove who wrote a text or whether it is true.',
  'No corpus here names the first language of its writers, so the errors for non-native writers are unknown.',
  'The scores are made for English running text of 70 words or more.',
]

/** Fewer machine texts than this say little of their kind. */
const FEWEST_TEXTS = 30

/** The versions, models, data and measured errors of this engine; each model is checked when this is called. */
export function about(): About {
  const measured = reportSchema.parse(report)
  return {
    engine_version: engineVersion,
    model_version: modelVersion,
    models: verifyModels(),
    ...measured,
    kinds: kindMarks(),
    limitations: [...limitations, meaningOfLow(measured.missed)],
  }
}

/** Where each kind of writing reaches medium and high. */
function kindMarks(): KindMarks[] {
  const { kinds, x, y } = textureModel.calibrations
  return kinds.map((kind, index) => {
    const curve = { x: x[index], y }
    return { kind, medium: rawOf(curve, thresholds.medium), high: rawOf(curve, thresholds.high) }
  })
}

/** What low risk does not say, with the kinds in which most machine texts bear it. */
export function meaningOfLow(missed: readonly MissedKind[]): string {
  const open = missed
    .filter(({ machines, machines_at_low: { share } }) => machines >= FEWEST_TEXTS && share > 0.5)
    .map(({ kind }) => kind)
  const last = open.at(-1) ?? ''
  const list = open.length < 2 ? last : `${open.slice(0, -1).join(', ')} and ${last}`
  const where =
    open.length === 0 ? '' : ` Most machine texts are at low in these kinds of writing: ${list}.`
  return `Low risk does not mean that a person wrote a text.${where}`
}
