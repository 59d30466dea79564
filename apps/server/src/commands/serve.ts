import type { Command } from 'commander'
import type { CommandHost } from '../command-host.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../logging/log.ts'
import { startServer } from '../start-server.ts'
import { readStorage } from '../storage-settings.ts'

/** Adds `serve`: runs the service until the process is asked to stop. */
export function addServe(program: Command, host: CommandHost): void {
  program
    .command('serve', { isDefault: true })
    .description('serve the API on HOST and PORT')
    .action(async () => {
      const config = readConfig(host.env)
      const log = createLog(config.logLevel, { write: host.writeError })
      const server = await startServer(config, readStorage(host), log)
      if (server.localKey !== null) {
        host.write(`Key of the local account, shown only once: ${server.localKey}\n`)
      }
      if (server.metricsAddress !== null) host.write(`Metrics on ${server.metricsAddress}\n`)
      host.write(`Listening on ${server.address}\n`)
      await stopped(host.stop)
      await server.stop()
    })
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
