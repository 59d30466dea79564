import { exitCodes, type Host } from '../host.ts'
import type { CorpusOptions } from './corpus-options.ts'
import type { CorpusEnd } from './run-corpus.ts'

/** Says how a run ended; answers the exit status. */
export async function conclude(
  host: Host,
  options: CorpusOptions,
  end: CorpusEnd,
): Promise<number> {
  const { refused, unreadable } = end
  if (refused !== null) {
    await host.stderr.write(`error: ${refused.place}: ${refused.problem}; stopped by --strict\n`)
    return exitCodes.gateFailed
  }
  if (host.stop.aborted) {
    const how =
      options.output === undefined ? '' : ' Run the same command with --resume to continue.'
    await host.stderr.write(`note: stopped; every row in progress was written.${how}\n`)
    return exitCodes.interrupted
  }
  if (options.quiet !== true) await host.stderr.write(`${summaryLine(end)}\n`)
  return await tellUnreadable(host, unreadable)
}

/** Says that inputs were not read to their end; answers the exit status. */
export async function tellUnreadable(
  host: Pick<Host, 'stderr'>,
  unreadable: number,
): Promise<number> {
  if (unreadable === 0) return exitCodes.passed
  const which = unreadable === 1 ? 'one input' : `${unreadable} inputs`
  await host.stderr.write(
    `error: ${which} could not be read to the end; the rows with an \`error\` and no row number say why.\n`,
  )
  return exitCodes.error
}

function summaryLine({ tallies }: CorpusEnd): string {
  const { scored, failed, duplicates, filtered, written } = tallies.total()
  const parts = [
    `${scored} scored`,
    `${written} written`,
    ...(filtered > 0 ? [`${filtered} left out by the filter`] : []),
    ...(duplicates > 0 ? [`${duplicates} duplicates left out`] : []),
    ...(failed > 0 ? [`${failed} bad, written with an error`] : []),
  ]
  return `rows: ${parts.join(', ')}`
}
