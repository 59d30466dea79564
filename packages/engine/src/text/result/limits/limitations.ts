import type { Document } from '../../document/document.ts'
import type { Language } from '../../queries/language.ts'
import { isForeign } from './why-unjudged.ts'

const THIN_COVERAGE = 0.5

/** What an analysis found out about how far it can be trusted. */
export interface Trust {
  readonly language: Language
  /** Share of lines that are prose. */
  readonly coverage: number
  /** Why the scores may not be acted on. */
  readonly unjudged: string | undefined
  /** Whether something that was left over decides nevertheless. */
  readonly isLifted: boolean
}

/** What a reader of the scores must know; the first holds for every draft (R-GEN-05). */
export function limitationsOf(
  document: Document,
  { language, coverage, unjudged, isLifted }: Trust,
): string[] {
  const limitations = [
    'Scores are workflow signals. They do not prove who wrote the text or whether it is true.',
  ]
  if (unjudged !== undefined) {
    limitations.push(
      isLifted
        ? `Only what was left over decides. The rest says too little: ${unjudged}`
        : `Cannot judge: ${unjudged}`,
    )
  }
  if (isForeign(document, language)) limitations.push('language_experimental')
  if (coverage < THIN_COVERAGE) {
    limitations.push(
      'Less than half of the lines are prose. Code, tables of data and markup were not scored.',
    )
  }
  return limitations
}
