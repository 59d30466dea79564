import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { writtenOf } from '../tokens/token-patterns.ts'
import { decides } from './decides.ts'
import { type Wanted, wantedOf } from './wanted.ts'

const numbering = /^(?:number|reference|ref|id|no)$/
/** Words of a label that many labels have. */
const common =
  /^(?:registered|registration|official|unique|full|valid|own|reference|company|our|id|number|code|the|internal|relevant)$/

/** “Our registered charity number”: a number behind the word “charity”. */
export function labelledAt(tokens: readonly PolicyToken[], head: number): Wanted | undefined {
  if (!numbering.test(singular(tokens[head - 1]?.text ?? ''))) return undefined
  const label = tokens.slice(0, head - 1).map(({ text }) => text)
  const telling = label.filter((word) => !common.test(word))
  if (label.length === 0) return undefined
  const value = (telling.length > 0 ? telling : label).join(' ')
  const rest = tokens.slice(head)
  if (decides(rest)) return undefined
  return {
    ...wantedOf([{ kind: 'detector', name: 'labelled-number', value }]),
    written: writtenOf(tokens),
    leftOut: rest.length === 0 ? [] : [{ words: writtenOf(rest), how: 'ignored' }],
  }
}
