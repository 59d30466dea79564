import { parentPort } from 'node:worker_threads'
import { readFile } from '../../fuzz/support/read-file.ts'

// Reads each file that it gets, and says how that ended.
parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await readFile(bytes).catch((error: unknown) => String(error)))
})
