import type { ClauseExplanation } from '@content-trust/engine'
import type { ChatModel } from '@content-trust/engine/node'
import type { PolicyRule } from '@content-trust/engine/schema'
import * as z from 'zod'
import type { Examples } from '../../examples/test-examples.ts'
import type { Engine } from '../../host.ts'
import { checkTranslation, type Translated } from './translation.ts'
import { translationMessages } from './translation-messages.ts'

/** A clause that was not understood, or only in part. */
export interface OpenClause {
  readonly id: string
  readonly words: string
  readonly reading: Pick<ClauseExplanation, 'reading' | 'leftOut' | 'action'>
  /** In a policy file: the decision that it asks for whatever its words say, and its examples. */
  readonly decision?: PolicyRule['decision']
  readonly examples?: Examples
}

/** Whether a model may be asked for the form of a clause: what asks for less has none. */
export function isOpen({ reading }: Pick<ClauseExplanation, 'reading'>): boolean {
  return reading === 'none' || reading === 'part'
}

const anObject = { schema: z.record(z.string(), z.unknown()), shape: 'JSON' }

/**
 * Asks a model for the form of each clause, one after the other, and checks each answer. Throws a `RewriterError` when
 * the model cannot be asked; an answer that is of no use is refused for its clause alone.
 */
export async function translateClauses(
  clauses: readonly OpenClause[],
  model: ChatModel,
  engine: Pick<Engine, 'explainPolicy'>,
): Promise<ReadonlyMap<string, Translated>> {
  const { RewriterError } = await import('@content-trust/engine/node')
  const translated = new Map<string, Translated>()
  for (const { id, words, reading, decision, examples = {} } of clauses) {
    const leftOut = reading.leftOut.map((each) => each.words)
    const isKnown = reading.reading === 'part' && decision === undefined
    const meant = { action: isKnown ? reading.action : ('unknown' as const), examples }
    try {
      const answer = await model.answer(translationMessages(words, leftOut), anObject)
      translated.set(id, checkTranslation(answer, meant, engine))
    } catch (error) {
      if (!(error instanceof RewriterError) || error.problem !== 'unreadable') throw error
      translated.set(id, { refused: error.message })
    }
  }
  return translated
}
