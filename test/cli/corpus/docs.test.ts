import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { generateRows } from '../../../bench/corpus/generate-rows.ts'
import { makeFolder } from '../support/folder.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

it('docs/corpus.md shows commands that run as written', { timeout: 300_000 }, async () => {
  const page = await readFile(join(root, 'docs/corpus.md'), 'utf8')
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)]
  const commands = blocks.flatMap((block) => block[1]?.trimEnd().split('\n') ?? [])
  expect(commands.length).toBeGreaterThanOrEqual(13)
  const rows = [...generateRows(40, 5)].map((row) => `${JSON.stringify(row)}\n`)
  const folder = await makeFolder({
    'texts.jsonl': rows.join(''),
    'docs/a.md': '# Notes\n\nThe pump ran for 40 hours at 3 bar.\n',
  })
  const launcher = join(root, 'packages/cli/bin/content-trust.js')
  const env = { ...process.env, NODE: process.execPath, LAUNCHER: launcher }
  for (const command of commands) {
    const run = command.replaceAll('npx content-trust', '"$NODE" "$LAUNCHER"')
    const { status, stderr } = spawnSync('bash', ['-c', run], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    // The second command finds a run that is done.
    const expected = command.includes('--resume') ? /nothing to resume/ : /^rows: \d+ scored/
    expect([command, status, stderr]).toEqual([command, 0, expect.stringMatching(expected)])
  }
})
