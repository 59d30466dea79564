import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { makeFolder } from './support/folder.ts'
import { nextSteps } from './support/next-steps.ts'

it('what a report proposes to try next works as it is printed', { timeout: 120_000 }, async () => {
  const launcher = new URL('../../packages/cli/bin/content-trust.js', import.meta.url).pathname
  const folder = await makeFolder({
    'our docs/a.md': 'It is very unique in order to be so. Experts agree.\n',
    'our docs/b.md': 'We met on 3 May 2024 in Hall 4.\n',
  })
  const env = { ...process.env, NODE: process.execPath, LAUNCHER: launcher, FORCE_COLOR: '0' }
  const shell = (command: string) =>
    spawnSync('sh', ['-c', command.replace('npx content-trust', '"$NODE" "$LAUNCHER"')], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
  const seen = new Set<string>()
  let waiting = ["npx content-trust check 'our docs'"]
  while (waiting.length > 0) {
    const command = waiting.shift() ?? ''
    if (seen.has(command) || seen.size > 8) continue
    seen.add(command)
    const { status, stdout, stderr } = shell(command)
    expect([command, status, command.includes('--dry-run') ? '' : stderr]).toEqual([command, 0, ''])
    waiting = [...waiting, ...nextSteps(stdout)]
  }
  expect(seen.size).toBeGreaterThan(3)
})
