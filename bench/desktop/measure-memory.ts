import { z } from 'zod'
import type { OpenEditor } from './open-editor.ts'

/** What an hour of writing is: 40 words of six keys a minute. */
const KEYS = 40 * 6 * 60
/** Keys between two pauses in which the draft is scored. */
const BURST = 48
/** Parts of the hour after which memory is read. */
const READINGS = 6

const heapSchema = z.object({ usedSize: z.number() })
const metricsSchema = z.array(z.object({ type: z.string(), megabytes: z.number() }))

export interface MemoryReading {
  readonly keys: number
  /** JavaScript objects of the window that live after a collection, in MB. */
  readonly heap: number
  /** Working set of each process, in MB. */
  readonly processes: readonly { readonly type: string; readonly megabytes: number }[]
}

/** Writes as much as in an hour, and deletes it again, with the pauses shortened. */
export async function measureMemory(editor: OpenEditor): Promise<MemoryReading[]> {
  const { page } = editor
  await page.locator('.cm-content').focus()
  const readings: MemoryReading[] = [await read(editor, 0)]
  const bursts = Math.floor(KEYS / BURST / READINGS)
  for (let reading = 1; reading <= READINGS; reading++) {
    await page.evaluate(write(bursts))
    readings.push(await read(editor, reading * bursts * BURST))
  }
  return readings
}

/** Bursts of keys, each with a pause after it that is long enough to be scored. One script, since each is kept. */
function write(bursts: number): string {
  return `(async () => {
    for (let burst = 0; burst < ${bursts}; burst++) {
      for (let key = 0; key < ${BURST}; key++) {
        if (burst % 2 === 0) document.execCommand('insertText', false, 'the flour in order to '[key % 22])
        else document.execCommand('delete')
        if (key % 4 === 0) await new Promise((done) => requestAnimationFrame(done))
      }
      await new Promise((done) => setTimeout(done, 240))
    }
  })()`
}

async function read({ app, page }: OpenEditor, keys: number): Promise<MemoryReading> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('HeapProfiler.collectGarbage')
  const { usedSize } = heapSchema.parse(await debug.send('Runtime.getHeapUsage'))
  await debug.detach()
  return { keys, heap: usedSize / 2 ** 20, processes: await memoryOf({ app }) }
}

/** The working set of each process, in MB. */
export async function memoryOf({
  app,
}: Pick<OpenEditor, 'app'>): Promise<MemoryReading['processes']> {
  const metrics: unknown = await app.evaluate(({ app: electron }) =>
    electron.getAppMetrics().map(({ type, name, memory }) => ({
      type: name ?? type,
      megabytes: memory.workingSetSize / 1024,
    })),
  )
  return metricsSchema.parse(metrics)
}
