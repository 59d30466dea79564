import { readFile } from 'node:fs/promises'
import { audioResultSchema } from '@content-trust/engine/schema'
import { afterEach, expect, it, vi } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const fixture = (name: string) => readFile(new URL(`../media/fixtures/${name}`, import.meta.url))
const recordsOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

afterEach(() => {
  vi.unstubAllEnvs()
})

it('checks recordings whatever their names are, one result object a line', async () => {
  const cwd = await makeFolder({
    'call.opus': await fixture('voice.opus'),
    'odd.bin': await fixture('voice.mp3'),
    'sound.webm': await fixture('voice.webm'),
    'made.mp3': await fixture('declared.mp3'),
  })
  const names = ['call.opus', 'odd.bin', 'sound.webm', 'made.mp3']
  const { status, out, err } = await run(cwd, ['check', ...names, '-f', 'jsonl'])
  expect(err).toBe('')
  expect(status).toBe(0)
  const records = recordsOf(out)
  expect(records.map(({ file }) => file)).toEqual(names)
  for (const record of records) expect(audioResultSchema.safeParse(record).success).toBe(true)
  expect(records[3]).toMatchObject({ risk_level: 'high', confidence: 'high' })
})

it('lets a recording fail the gate, and shows its own scores', async () => {
  const cwd = await makeFolder({ 'made.mp3': await fixture('declared.mp3') })
  const { status, out } = await run(cwd, ['check', 'made.mp3', '--fail-on', 'high'])
  expect(status).toBe(1)
  expect(out).toContain('synthetic audio risk')
  expect(out).toContain('workflow risk')
  expect(out).toContain('ElevenLabs')
})

it('says what a video and AAC need where ffmpeg is missing', async () => {
  const cwd = await makeFolder({
    'video.mp4': await fixture('video.mp4'),
    'voice.m4a': await fixture('voice.m4a'),
  })
  vi.stubEnv('PATH', '')
  const { status, out, err } = await run(cwd, ['check', 'video.mp4', 'voice.m4a'])
  expect(status).toBe(2)
  expect(out + err).toContain('Video frames cannot be decoded here. Install ffmpeg')
  expect(out + err).toContain('AAC cannot be decoded here. Install ffmpeg')
})
