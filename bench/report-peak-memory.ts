import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Loaded into a measured process: writes its peak memory, in units of 1,024 bytes, to its fourth stream. */
if (isMainThread) {
  process.once('exit', () => writeSync(3, String(process.resourceUsage().maxRSS * 1.024)))
}
