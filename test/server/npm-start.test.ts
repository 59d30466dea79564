import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runShell } from './support/run-shell.ts'
import { dataFolder } from './support/start-process.ts'

const root = join(import.meta.dirname, '../..')
const written = 'http://127.0.0.1:8080'

/** Commands for a shell on a page of the documentation. */
function commandsOn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => code)
}

/** Runs the first command of the README. */
async function start(command: string) {
  const folder = await dataFolder()
  const child = spawn('bash', ['--norc', '-euc', command], {
    cwd: root,
    env: { ...process.env, CONTENT_TRUST_DATA_DIR: folder, PORT: '0', SCORING_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // npm and the service end together.
    detached: true,
  })
  onTestFinished(async () => {
    const exit = once(child, 'exit')
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await exit
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    const [, address] = /Listening on (\S+)/.exec(said) ?? []
    const [key] = /ctk_\w+/.exec(said) ?? []
    if (address !== undefined && key !== undefined) return { folder, address, key }
  }
  throw new Error(`The service did not start: ${said}`)
}

it('after a fresh `npm start`, each command of docs/api.md, docs/media.md and the README runs', async () => {
  const [first = '', ...readme] = commandsOn('apps/server/README.md')
  expect(first).toBe('npm start\n')
  const { folder, address, key } = await start(first)
  // The status of each curl comes on a line of its own after its answer.
  const run = async (commands: string, cwd = folder) => {
    const told = commands
      .replaceAll(written, address)
      .replaceAll(/\bcurl /g, "curl -sw '\\n%{http_code}\\n' ")
    const { status, out } = await runShell(told, { cwd, env: { CONTENT_TRUST_KEY: key } })
    expect([commands, status]).toEqual([commands, 0])
    return [...out.matchAll(/^\d{3}$/gm)].map(([code]) => Number(code))
  }
  const reference = commandsOn('docs/api.md')
  expect(reference).toHaveLength(14)
  for (const commands of reference) {
    const [status, ...others] = await run(commands)
    expect(others).toEqual([])
    // Media can be neither fetched nor scored here.
    const expected = /image|audio|video/.test(commands) ? [200, 400, 503] : [200]
    expect(expected, commands).toContain(status)
  }
  for (const commands of commandsOn('docs/media.md').filter((each) => each.includes('curl '))) {
    expect(await run(commands, root), commands).toEqual([200])
  }
  const statuses: number[][] = []
  for (const commands of readme) statuses.push(await run(commands))
  // Text, batch, style, balance, demo, a keyed call, its key with another body, and a call too many.
  expect(statuses).toEqual([[200], [200], [200], [200], [200], [200], [409], [402]])
})
