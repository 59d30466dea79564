import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { analyzeText } from '@content-trust/engine'
import { disclaimer } from '@content-trust/engine/report'
import { describe, expect, it } from 'vitest'
import { startChatStub } from '../revision/support/chat-stub.ts'
import { makeFolder } from './support/folder.ts'

const launcher = fileURLToPath(new URL('../../packages/cli/bin/content-trust.js', import.meta.url))

interface Finished {
  readonly status: number
  readonly out: string
  readonly err: string
}

/** Runs the launcher as a user does: from the checkout, without a build. */
function start(
  cwd: string,
  args: readonly string[],
  nodeArgs: readonly string[] = [],
): Promise<Finished> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1 << 28 }
    execFile(process.execPath, [...nodeArgs, launcher, ...args], options, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}

const post =
  'Experts say that our very unique platform is the best in the world. It is a game changer, and studies show that everybody needs it.\n'

describe('the command as a process', () => {
  it('scores a draft with the engine and prints nothing but the report', async () => {
    const folder = await makeFolder({ 'post.md': `# Post\n\n${post.repeat(5)}` })
    const { status, out, err } = await start(folder, ['check', 'post.md'])
    expect(err).toBe('')
    expect(status).toBe(0)
    expect(out).toContain('post.md')
    expect(out).toContain('1 of 1 draft checked')
    expect(out).toMatch(/\n {4,}\^+\n/)
  })

  it('says the same with any number of threads', async () => {
    const names = Array.from({ length: 40 }, (_, index) => [
      `${index}.md`,
      `# ${index}\n\n${post.repeat(index % 7)}`,
    ])
    const folder = await makeFolder({ ...Object.fromEntries(names), 'bad.md': Uint8Array.of(0) })
    const [one, three] = await Promise.all([
      start(folder, ['check', '.', '-f', 'jsonl', '--jobs', '1']),
      start(folder, ['check', '.', '-f', 'jsonl', '--jobs', '3']),
    ])
    expect(three).toEqual(one)
    expect(one.out.trimEnd().split('\n')).toHaveLength(41)
    expect(one.status).toBe(0)
    expect(one.err).toMatch(/^warning: bad\.md: /)
  })

  it('ends quietly when its reader leaves', async () => {
    const child = spawn(process.execPath, [launcher, 'score', '--jsonl'])
    let err = ''
    child.stderr.on('data', (text) => {
      err += text
    })
    child.stdin.on('error', () => {})
    const line = `${JSON.stringify({ id: 1, text: post })}\n`
    child.stdin.write(line.repeat(2000))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.end()
    const [status] = await once(child, 'close')
    expect([status, err]).toEqual([0, ''])
  })

  it('says what to do on a Node that cannot run the sources', async () => {
    const { status, out, err } = await start('.', ['--version'], ['--no-strip-types'])
    expect([status, out]).toEqual([2, ''])
    expect(err).toMatch(
      /^error: a checkout of content-trust runs on Node 22\.18 or newer, and this is v/,
    )
    expect(err).toContain('npx content-trust')
  })
})

describe('the engine and the report', () => {
  it('R-GEN-05 say with the same sentence what scores do not prove', () => {
    const { limitations } = analyzeText({ source: post, syntax: 'markdown' })
    expect(limitations).toContain(disclaimer)
  })
})

it('stops a model that does not answer at Ctrl-C, and writes nothing', async () => {
  const folder = await makeFolder({ 'words.txt': 'Be kind.' })
  const args = ['policy', 'from-words', 'words.txt', '-o', 'a.policy.yaml', '--provider', '--write']
  const asked = Promise.withResolvers<void>()
  const { url } = await startChatStub(() => asked.resolve())
  const env = {
    ...process.env,
    CONTENT_TRUST_REWRITER_URL: url,
    CONTENT_TRUST_REWRITER_MODEL: 'small',
  }
  const child = spawn(process.execPath, [launcher, ...args], { cwd: folder, env })
  await asked.promise
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([130, null])
  expect(await readdir(folder)).toEqual(['words.txt'])
})
