import type { ChatModel } from '@content-trust/engine/node'
import { plural } from '@content-trust/engine/report'
import { UsageError } from '@content-trust/workspace'
import type { Engine, Host } from '../../host.ts'
import { modelSettings } from '../../options/model-settings.ts'
import { type OpenClause, translateClauses } from '../translate/translate-clauses.ts'
import type { Translated } from '../translate/translation.ts'

/**
 * Asks the model of the environment for the forms of clauses, by their ids. Throws a UsageError where it cannot be asked:
 * then there is no answer at all, so nothing is written. Undefined where the user stopped it.
 */
export async function askModel(
  host: Host,
  engine: Pick<Engine, 'explainPolicy'>,
  clauses: readonly OpenClause[],
): Promise<ReadonlyMap<string, Translated> | undefined> {
  const settings = modelSettings(host, '--provider')
  if (clauses.length === 0) return new Map()
  const { createChatModel, RewriterError } = await import('@content-trust/engine/node')
  try {
    const model: ChatModel = createChatModel(settings)
    const { host: address } = new URL(settings.url)
    await host.stderr.write(
      `note: sends ${plural(clauses.length, 'clause')} to ${settings.model} at ${address}, and no draft\n`,
    )
    return await translateClauses(clauses, model, engine)
  } catch (error) {
    if (!(error instanceof RewriterError)) throw error
    if (error.problem === 'stopped') {
      await host.stderr.write('note: stopped, nothing was written\n')
      return undefined
    }
    throw new UsageError(`--provider: ${error.message}; nothing was written.`)
  }
}
