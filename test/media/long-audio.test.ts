import { readFile } from 'node:fs/promises'
import { readAudio } from '@content-trust/engine/node/media'
import { expect, it } from 'vitest'

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url))

it.each([
  ['voice.mp3', 45],
  ['voice.ogg', 0],
])('reads no more of a small file that holds ten minutes (%s)', async (name, tag) => {
  const once = (await fixture(name)).subarray(tag)
  const before = process.memoryUsage().rss
  const { facts, samples } = await readAudio(Buffer.concat(Array(200).fill(once)))
  expect(facts).toMatchObject({ isCut: true, seconds: 300 })
  expect(samples).toHaveLength(300 * 16_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
})
