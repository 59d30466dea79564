import { loadavg } from 'node:os'
import { engineVersion } from '@content-trust/engine'
import startDisplay from '../test/desktop/support/start-display.ts'
import { type MemoryReading, measureMemory } from './desktop/measure-memory.ts'
import { measureSpelling, type SpellingTimes, switchSpelling } from './desktop/measure-spelling.ts'
import { measureTyping, type Typing } from './desktop/measure-typing.ts'
import { openEditor } from './desktop/open-editor.ts'
import { readDrafts } from './drafts.ts'
import { describeMachine } from './machine.ts'
import type { Measurement } from './measurement.ts'
import { writeResult } from './result-file.ts'
import { median, quantile } from './statistics.ts'

/** Measures the editor in a real Electron: `npm run bench desktop`. */
const SIZES = [1_000, 5_000, 50_000]
/** Words of the draft in which spelling is measured. */
const SPELLED = 5_000
const WORDS = 40
const STARTS = 5
/** A mark in sight, and the place to type at: all marks after it move. */
const OPENING = '# Notes\n\nEssentially, we weigh the flour to waste less of it.\n\n'

const source = (await readDrafts()).map(({ draft }) => draft.source).join('\n\n')
const stopDisplay = await startDisplay()
const lines: string[] = []
const measurements: Measurement[] = []
try {
  lines.push(
    '# Speed and memory of the editor',
    '',
    '- Command: `npm run bench desktop`',
    `- Engine ${engineVersion}; machine: ${describeMachine()}. Electron on a virtual screen, drawn by the processor.`,
    `- Load of the machine at the start: ${loadavg()[0]?.toFixed(1)}. Above the number of cores, the slow twentieth is what other work took.`,
    `- ${WORDS} words are typed into each draft, a key every 70 ms, then the marks are waited for. The editor waits 180 ms before it asks.`,
    '- Of a draft above 100,000 characters the first 100,000 are scored.',
    '',
    '| draft | key to marks p50 | p95 | without the wait p95 | engine fastest | p50 | p95 | work on a key p95 | frames above 34 ms | longest frame |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  )
  for (const size of SIZES) {
    const typing = await typeInto(size)
    lines.push(typingRow(wordsOf(size), typing))
    measurements.push({
      label: `editor, from a key to the marks, p95, ${wordsOf(size)}`,
      value: quantile(typing.toMarks, 0.95),
      unit: 'ms',
      note: 'the wait of 180 ms for further keys is part of it',
    })
  }
  lines.push(typingRow(`${wordsOf(SPELLED)}, spelling off`, await typeInto(SPELLED, false)))
  const starts: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const editor = await openEditor(firstWords(1_000))
    starts.push(editor.toFirstMarks)
    await editor.close()
  }
  measurements.push({
    label: 'editor, cold start to the first marks',
    value: median(starts),
    best: Math.min(...starts),
    unit: 'ms',
  })
  lines.push(
    '',
    `Cold start to the first marks, ${STARTS} starts with a draft of 1,000 words: median ${ms(median(starts))}, slowest ${ms(Math.max(...starts))}.`,
    ...(await spellingLines()),
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
process.stdout.write(text)
await writeResult(`desktop-${engineVersion}`, measurements, text)

async function typeInto(size: number, hasSpelling = true): Promise<Typing> {
  const editor = await openEditor(firstWords(size))
  if (!hasSpelling) await switchSpelling(editor, false)
  const typing = await measureTyping(editor.page, WORDS)
  await editor.close()
  return typing
}

async function spellingLines(): Promise<string[]> {
  const editor = await openEditor(firstWords(SPELLED))
  const { toFirst, toAll, toAgain, megabytes }: SpellingTimes = await measureSpelling(editor)
  await editor.close()
  measurements.push({
    label: `editor, spelling of a changed paragraph, p95, ${wordsOf(SPELLED)}`,
    value: quantile(toAgain, 0.95),
    unit: 'ms',
    note: 'in a process of its own, after a pause of 400 ms',
  })
  return [
    '',
    '## Spelling and grammar',
    '',
    `In a draft of ${wordsOf(SPELLED)}, from switching it on: the first words are checked after ${ms(toFirst)}, with the start of its process, and all of them after ${ms(toAll)}. A changed paragraph takes ${ms(median(toAgain))}, p95 ${ms(quantile(toAgain, 0.95))}, after the pause of 400 ms. Its process holds ${megabytes.toFixed(0)} MB.`,
  ]
}

function typingRow(draft: string, { toMarks, took, frames, keys }: Typing): string {
  const late = frames.filter((frame) => frame > 34).length
  const cells = [
    draft,
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

function wordsOf(size: number): string {
  return `${size.toLocaleString('en-US')} words`
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
