import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepResult } from './keep-result.ts'

it('makes a result once for the same inputs, and again for others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keep-result-'))
  try {
    let made = 0
    const make = () => ({ run: ++made })
    expect(await keepResult(folder, 'scores', [1, 'a'], make)).toEqual({ run: 1 })
    expect(await keepResult(folder, 'scores', [1, 'a'], make)).toEqual({ run: 1 })
    expect(await keepResult(folder, 'scores', [2, 'a'], make)).toEqual({ run: 2 })
  } finally {
    await rm(folder, { recursive: true })
  }
})
