import { type LabelledText, readTextCorpora } from './corpora.ts'
import { isEvaluationOnly, splitOf } from './splits.ts'

/** The texts that anything shipped may be made from: the train split, without evaluation-only sources. */
export async function* readTrainingTexts(): AsyncGenerator<LabelledText & { file: string }> {
  for await (const row of readTextCorpora()) {
    if (splitOf(row.group) === 'train' && !isEvaluationOnly(row.file, row.group)) yield row
  }
}
