import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import startDisplay from '../test/desktop/support/start-display.ts'
import { type MemoryReading, measureMemory } from './desktop/measure-memory.ts'
import { measureTyping, type Typing } from './desktop/measure-typing.ts'
import { openEditor } from './desktop/open-editor.ts'
import { readDrafts } from './drafts.ts'
import { describeMachine } from './machine.ts'
import { median, quantile } from './statistics.ts'

/** Measures the editor in a real Electron: `npm run bench:desktop`. */
const SIZES = [1_000, 5_000, 50_000]
const WORDS = 40
const STARTS = 5
const VERSION = '0.1.0'
/** A mark in sight, and the place to type at: all marks behind it move. */
const OPENING = '# Notes\n\nWe weigh the flour in order to waste less of it.\n\n'

const source = (await readDrafts()).map(({ draft }) => draft.source).join('\n\n')
const stopDisplay = await startDisplay()
const lines: string[] = []
try {
  lines.push(
    '# Speed and memory of the editor',
    '',
    '- Command: `npm run bench:desktop`',
    `- Engine ${VERSION}; machine: ${describeMachine()}. Electron on a virtual screen, drawn by the processor.`,
    `- Load of the machine at the start: ${loadavg()[0]?.toFixed(1)}. Above the number of cores, the slow twentieth is what other work took.`,
    `- ${WORDS} words are typed into each draft, a key every 70 ms, then the marks are waited for. The editor waits 180 ms before it asks.`,
    '- Of a draft above 100,000 characters the first 100,000 are scored.',
    '',
    '| draft | key to marks p50 | p95 | without the wait p95 | engine fastest | p50 | p95 | work on a key p95 | frames above 34 ms | longest frame |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  )
  for (const size of SIZES) lines.push(typingRow(size, await typeInto(size)))
  const starts: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const editor = await openEditor(firstWords(1_000))
    starts.push(editor.toFirstMarks)
    await editor.close()
  }
  lines.push(
    '',
    `Cold start to the first marks, ${STARTS} starts with a draft of 1,000 words: median ${ms(median(starts))}, slowest ${ms(Math.max(...starts))}.`,
    '',
    '## Memory of an hour of writing',
    '',
    'As many keys as 40 words a minute make in an hour, written and deleted again in a draft of 5,000 words; the pauses are shortened. MB; the heap is what lives after a collection.',
    '',
    '| keys | heap of the window | processes |',
    '| --- | --- | --- |',
  )
  const editor = await openEditor(firstWords(5_000))
  for (const reading of await measureMemory(editor)) lines.push(memoryRow(reading))
  await editor.close()
} finally {
  stopDisplay?.()
}
const text = `${lines.join('\n')}\n`
await writeFile(join(import.meta.dirname, `results/desktop-${VERSION}.md`), text)
process.stdout.write(text)

async function typeInto(size: number): Promise<Typing> {
  const editor = await openEditor(firstWords(size))
  const typing = await measureTyping(editor.page, WORDS)
  await editor.close()
  return typing
}

function typingRow(size: number, { toMarks, took, frames, keys }: Typing): string {
  const late = frames.filter((frame) => frame > 34).length
  const cells = [
    `${size.toLocaleString('en-US')} words`,
    ms(median(toMarks)),
    ms(quantile(toMarks, 0.95)),
    ms(quantile(toMarks, 0.95) - 180),
    ms(Math.min(...took)),
    ms(median(took)),
    ms(quantile(took, 0.95)),
    ms(quantile(keys, 0.95)),
    `${late} of ${frames.length}`,
    ms(Math.max(...frames)),
  ]
  return `| ${cells.join(' | ')} |`
}

function memoryRow({ keys, heap, processes }: MemoryReading): string {
  const sets = processes.map(({ type, megabytes }) => `${type} ${megabytes.toFixed(0)}`)
  return `| ${keys} | ${heap.toFixed(1)} | ${sets.join(', ')} |`
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`
}

function firstWords(count: number): string {
  let text = `${OPENING}${source}`
  while (text.split(/\s+/).length < count) text += `\n\n${source}`
  const word = /\S+\s*/g
  for (let left = count; left > 0; left--) word.exec(text)
  return text.slice(0, word.lastIndex)
}
