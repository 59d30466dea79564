import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { electronPath, hasElectron } from './support/open-app.ts'

const desktop = resolve(import.meta.dirname, '../../apps/desktop')

/**
 * Electron under another name, with the built app as its own: that is what makes a program a packed one. Its
 * fuses are those of a plain Electron, so that what they refuse reaches the app.
 */
async function makeProgram(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-packed-'))
  await cp(dirname(electronPath ?? ''), folder, { recursive: true })
  await rename(join(folder, 'electron'), join(folder, 'content-trust'))
  await mkdir(join(folder, 'resources/app'), { recursive: true })
  for (const name of ['package.json', 'dist']) {
    await symlink(join(desktop, name), join(folder, 'resources/app', name))
  }
  return join(folder, 'content-trust')
}

describe.skipIf(!hasElectron || process.platform !== 'linux')('the packed program', () => {
  let program = ''
  beforeAll(async () => {
    program = await makeProgram()
  }, 60_000)
  afterAll(() => rm(dirname(program), { recursive: true, force: true }))

  /** Starts it; gives its exit code and what it said, or null for the code when it ran on. */
  async function start(
    args: readonly string[],
    patienceMs = 30_000,
  ): Promise<{ code: number | null; said: string }> {
    const profile = join(dirname(program), 'profile')
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const child = spawn(program, [...asRoot, ...args], {
      env: { ...process.env, CONTENT_TRUST_DESKTOP_DATA: profile },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
    const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await once(child, 'exit')
    clearTimeout(patience)
    return { code: child.exitCode, said }
  }

  it.each([
    '--remote-debugging-port=9333',
    '--remote-debugging-pipe',
    '--inspect=9334',
    '--disable-web-security',
  ])('does not start with %s, says why, and opens no port', async (argument) => {
    const { code, said } = await start([argument])
    const name = argument.replace(/=.*/, '')
    expect(said).toContain(`Content Trust does not start with ${name}`)
    expect(said).not.toContain('DevTools listening')
    expect(code).toBe(2)
  })

  it('starts without them', async () => {
    const { code, said } = await start(['--disable-gpu'], 3000)
    expect(said).not.toContain('does not start')
    expect(code).toBeNull()
  })
})
