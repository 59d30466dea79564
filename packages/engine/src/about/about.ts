import report from '../../models/report.json' with { type: 'json' }
import { type About, reportSchema } from '../schema/index.ts'
import { engineVersion, modelVersion } from '../version.ts'
import { verifyModels } from './verify-models.ts'

/** What holds for every score, whatever was measured. */
const limitations: readonly string[] = [
  'Scores are workflow signals. They do not prove who wrote a text or whether it is true.',
  'No corpus here names the first language of its writers, so the errors for non-native writers are unknown.',
  'The scores are made for English running text of 70 words or more.',
]

/** The versions, models, data and measured errors of this engine; each model is checked when this is called. */
export function about(): About {
  return {
    engine_version: engineVersion,
    model_version: modelVersion,
    models: verifyModels(),
    ...reportSchema.parse(report),
    limitations: [...limitations],
  }
}
