import type { Command } from 'commander'
import type { CommandHost } from '../command-host.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../logging/log.ts'
import { readableLines } from '../logging/readable-lines.ts'
import { startServer } from '../start-server.ts'
import { readStorage } from '../storage-settings.ts'
import { addressText, keyText } from './greeting.ts'

/** Adds `serve`: runs the service until the process is asked to stop. */
export function addServe(program: Command, host: CommandHost): void {
  program
    .command('serve', { isDefault: true })
    .description('serve the API on HOST and PORT')
    .action(async () => {
      const config = readConfig(host.env)
      const lines = host.logsToTerminal
        ? readableLines(host.writeError)
        : { write: host.writeError }
      const server = await startServer(config, readStorage(host), createLog(config.logLevel, lines))
      const reader = { isPerson: host.isTerminal === true, platform: host.platform }
      try {
        await server.ensureLocal(({ key }) => host.write(keyText(reader, key)))
      } catch (error) {
        await server.stop()
        throw error
      }
      host.write(addressText(reader, server))
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
