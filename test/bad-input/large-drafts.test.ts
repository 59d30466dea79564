import { expect, it } from 'vitest'
import { loadEngine } from '../../packages/cli/src/load-engine.ts'
import { run } from '../cli/support/fake-host.ts'
import { makeFolder } from '../cli/support/folder.ts'
import { cpuMilliseconds } from '../support/cpu-milliseconds.ts'
import { assertSays } from './assert-says.ts'
import { largeDrafts } from './bad-drafts.ts'

it.each(largeDrafts)('$name: is answered in bounded time', (draft) => {
  // Wide, because machines differ; a quadratic step takes minutes.
  expect(cpuMilliseconds(() => assertSays(draft))).toBeLessThan(15_000)
})

it('the command line answers large drafts too', async () => {
  const folder = await makeFolder(
    Object.fromEntries(largeDrafts.map(({ source }, at) => [`${at}.md`, source])),
  )
  const { status, out, err } = await run(folder, ['check', '.', '-f', 'jsonl'], { loadEngine })
  expect(out.trimEnd().split('\n')).toHaveLength(largeDrafts.length)
  expect([status, err]).toEqual([0, ''])
}, 60_000)
