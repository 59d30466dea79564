import { performance } from 'node:perf_hooks'
import type { ScoringInput } from '../../shared/analysis.ts'
import type { MarkedResult } from '../../shared/marking.ts'
import { scoreOnServer } from './score-on-server.ts'

/** As the worker marks a draft. A server tells no sentences, and what is dismissed is known here alone. */
export async function markOnServer(
  address: string,
  key: string | null,
  input: ScoringInput,
): Promise<MarkedResult> {
  const before = performance.now()
  const result = await scoreOnServer(address, key, input)
  return { result, sentences: [], ignored: [], took: performance.now() - before }
}
