import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { commandOf, toolFolder } from './contract-tools.ts'
import { startSwitchboard } from './switchboard.ts'
import { writeDocument } from './write-document.ts'

export interface Prism {
  readonly address: string
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/**
 * Starts Prism's proxy between the tests and their services. It answers 500 instead of a response that is
 * not in the document. Requests are passed on unchecked, because many tests send invalid ones.
 */
export async function startPrism(): Promise<Prism> {
  const document = await writeDocument()
  const switchboard = await startSwitchboard()
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      commandOf('@stoplight/prism-cli', 'prism'),
      'proxy',
      document.path,
      switchboard.address,
      '--errors',
      '--validate-request=false',
      `--port=${port}`,
    ],
    { cwd: toolFolder, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(part)
    if (said.includes('Prism is listening')) break
  }
  child.stdout.resume()
  child.stderr.resume()
  if (child.exitCode !== null) throw new Error(`Prism did not start: ${said}`)
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
      await switchboard.stop()
      await document.remove()
    },
  }
}
