import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAudio, scoreAudio, transcribe } from '@content-trust/engine/node/media'
import { describe, expect, it } from 'vitest'
import { corporaFolder } from '../../training/corpora.ts'
import { makeVoice } from './support/voice.ts'

interface Label {
  readonly file: string
  readonly path: string
  readonly repo: string
  readonly label: string
  readonly lang: string
  readonly pair: string | null
  readonly seconds: number
}

const folder = join(corporaFolder, 'audio')
const isThere = existsSync(folder)
if (isThere) await import('./support/install-recogniser.ts')

describe.skipIf(!isThere)('speech of the corpora (skipped where it is absent)', () => {
  const labels: Label[] = isThere
    ? readFileSync(join(folder, 'labels.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
  const hear = async ({ file }: Label) =>
    await transcribe((await readAudio(await readFile(join(folder, file)))).samples)
  const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? []

  it('writes nearly the same words for two voices that read one text', async () => {
    const texts = [...Map.groupBy(labels, ({ pair }) => pair)].filter(
      ([pair, voices]) => pair !== null && voices.length > 1 && voices.every((v) => v.seconds > 4),
    )
    const shares: number[] = []
    for (const [, [first, second]] of texts.slice(0, 5)) {
      if (first === undefined || second === undefined) continue
      const known = new Set(wordsOf((await hear(second)).text))
      const said = wordsOf((await hear(first)).text)
      shares.push(said.filter((word) => known.has(word)).length / Math.max(1, said.length))
    }
    expect(shares).toHaveLength(5)
    expect(shares.reduce((sum, share) => sum + share, 0) / 5).toBeGreaterThan(0.8)
  })

  it('gives no words for Portuguese', async () => {
    const spoken = labels.filter(
      ({ path, seconds }) => /-PT\/|Portuguese/.test(path) && seconds > 5,
    )
    for (const label of spoken.slice(0, 4)) {
      expect([label.file, await hear(label)]).toEqual([
        label.file,
        { text: '', why: 'unsure', isCut: false },
      ])
    }
    expect(spoken.length).toBeGreaterThan(3)
  })

  it('takes less than 3 seconds of a processor for 10 seconds of speech', async () => {
    const long = labels.find(({ repo, seconds }) => repo === 'neonbjb/tortoise-tts' && seconds > 9)
    const bytes = await readFile(join(folder, long?.file ?? ''))
    // The model was loaded before, as it is for every recording but the first.
    await transcribe(makeVoice(2))
    const before = process.cpuUsage()
    expect((await scoreAudio(bytes)).transcript).not.toBe('')
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(3_000)
  })
})
