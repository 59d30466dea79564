import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('derived files are as their sources make them', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=source',
    'scripts/generate.ts',
    '--check',
  ])
  expect(stdout).toBe('')
})
