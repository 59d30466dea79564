import { findCodeServer, installCodeServer } from './code-server.ts'

/** Installs VS Code as a server for the tests of the extension, once; says loudly when it cannot. */
export default function prepareHost(): void {
  if (findCodeServer() !== null) return
  try {
    installCodeServer()
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    process.stderr.write(`\nNO CODE-SERVER: it could not be installed from npm (${reason}).\n\n`)
  }
}
