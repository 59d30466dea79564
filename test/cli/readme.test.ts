import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './support/folder.ts'

const packageFolder = fileURLToPath(new URL('../../packages/cli/', import.meta.url))

/** The shell commands of the page, in order. */
async function commandsOf(page: string): Promise<string[]> {
  const text = await readFile(page, 'utf8')
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)]
  return blocks.flatMap((block) => block[1]?.trimEnd().split('\n') ?? [])
}

describe('the page of the command line', () => {
  it('shows commands that run as written', async () => {
    const commands = await commandsOf(join(packageFolder, 'README.md'))
    expect(commands.length).toBeGreaterThan(12)
    const text = '# Notes\n\nThe pump ran for 40 hours at 3 bar in our workshop in May 2024.\n'
    const folder = await makeFolder({
      'post.md': text,
      'docs/a.md': text,
      'blog/2024/b.mdx': text,
      'photo.jpg': await readFile(join(packageFolder, '../../examples/images/undeclared.jpg')),
      'call.opus': await readFile(join(packageFolder, '../../test/media/fixtures/voice.opus')),
    })
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-q', '-m', 'first'],
      ['update-ref', 'refs/remotes/origin/main', 'HEAD'],
    ]) {
      execFileSync('git', [...identity, ...args], { cwd: folder })
    }
    for (const command of commands) {
      const run = command.replaceAll('npx content-trust', '"$NODE" "$LAUNCHER"')
      const env = {
        ...process.env,
        NODE: process.execPath,
        LAUNCHER: join(packageFolder, 'bin/content-trust.js'),
      }
      const { status, stderr } = spawnSync('bash', ['-c', run], {
        cwd: folder,
        env,
        encoding: 'utf8',
      })
      expect([command, status, stderr]).toEqual([command, 0, ''])
    }
  })

  it('has no image, link or file of another folder', async () => {
    const text = await readFile(join(packageFolder, 'README.md'), 'utf8')
    expect(text).not.toContain(dirname(packageFolder))
    expect(text).not.toMatch(/\]\(\.\.\//)
  })
})
