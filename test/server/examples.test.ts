import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { examplesOf } from '../../apps/server/src/reference/examples.ts'
import { routes } from '../../apps/server/src/routes.ts'
import { runShell } from './support/run-shell.ts'
import { dataFolder } from './support/start-process.ts'
import { startService } from './support/start-service.ts'

const written = 'http://127.0.0.1:8080'
const root = join(import.meta.dirname, '../..')

async function listen() {
  const service = await startService({ config: { demoCallsPerHour: 100 } })
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const cwd = await dataFolder()
  const shell = (commands: string) =>
    runShell(commands.replaceAll(written, address), {
      cwd,
      env: { CONTENT_TRUST_KEY: service.key },
    })
  return { service, address, cwd, shell }
}

/** The answers that curl printed with `-i`: their statuses, headers and bodies. */
function answersOf(out: string) {
  return out
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((each) => each.startsWith('HTTP'))
    .map((each) => {
      const [head = '', body = ''] = each.split('\r\n\r\n')
      return { status: Number(head.slice(9, 12)), head, body: JSON.parse(body) }
    })
}

it('the commands of the README of the service do what it says', async () => {
  const { service, shell } = await listen()
  const page = await readFile(join(root, 'apps/server/README.md'), 'utf8')
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => code)
  const [start, text, batch, style, balance, demo, keyed, conflict, dear, ...others] = blocks
  expect(start).toBe('npm start\n')
  expect(others).toEqual([])
  const json = async (commands = 'false') => {
    const { status, out } = await shell(commands)
    expect([commands, status]).toEqual([commands, 0])
    return JSON.parse(out)
  }
  expect(await json(text)).toMatchObject({ modality: 'text', billing: { price_cents: 0.5 } })
  expect((await json(batch)).results.map(({ id }: { id: string }) => id)).toEqual(['a', 'b'])
  expect(await json(style)).toMatchObject({ execution_mode: 'fast' })
  expect(await json(balance)).toMatchObject({ balance_cents: 148 })
  expect(await json(demo)).toMatchObject({ billing: { bucket: 'demo', price_cents: 0 } })
  expect(await service.balance()).toBe(148)

  const [first] = answersOf((await shell(keyed ?? '')).out)
  const [second] = answersOf((await shell(keyed ?? '')).out)
  expect([first?.status, second?.status]).toEqual([200, 200])
  expect(first?.head).not.toMatch(/^idempotency-replayed/im)
  expect(second?.head).toMatch(/^idempotency-replayed: true\r?$/im)
  expect(second?.body).toEqual(first?.body)
  expect(await service.balance()).toBe(147.5)
  const [changed] = answersOf((await shell(conflict ?? '')).out)
  expect(changed).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  expect(await service.balance()).toBe(147.5)

  const [refused] = answersOf((await shell(dear ?? '')).out)
  expect(refused).toMatchObject({
    status: 402,
    body: { code: 'insufficient_credit', required_cents: 196, balance_cents: 147.5 },
  })
  expect(await service.balance()).toBe(147.5)
})

it('the reference shows calls in curl, TypeScript and Python, and those that run here agree', async () => {
  const { service, address, cwd, shell } = await listen()
  await service.credit(1_000)
  expect((await shell('command -v curl')).status).toBe(0)
  for (const route of routes) {
    const examples = Object.fromEntries(
      examplesOf(route).map(({ language, code }) => [language, code]),
    )
    expect(Object.keys(examples)).toEqual(['sh', 'ts', 'python'])
    const sample = join(cwd, `${route.name}.mts`)
    const code = examples['ts']?.replaceAll(written, address) ?? ''
    await writeFile(sample, `${code}\nconsole.log(JSON.stringify(result))\n`)
    const typescript = await shell(
      `${JSON.stringify(process.execPath)} --disable-warning=ExperimentalWarning ${JSON.stringify(pathToFileURL(sample).pathname)}`,
    )
    expect([route.name, typescript.status, typescript.err]).toEqual([route.name, 0, ''])
    const curl = await shell(examples['sh'] ?? 'false')
    expect([route.name, curl.status]).toEqual([route.name, 0])
    const [one, other] = [JSON.parse(curl.out), JSON.parse(typescript.out)]
    expect(Object.keys(one).sort()).toEqual(Object.keys(other).sort())
    // There is no media scorer here, and the answer says so.
    const isMedia = /image|audio|video/.test(route.name)
    expect([route.name, one.code]).toEqual([
      route.name,
      isMedia
        ? expect.stringMatching(/^(?:provider_unavailable|unsupported_mode|bad_request)$/)
        : undefined,
    ])
    expect([route.name, other.code]).toEqual([route.name, one.code])
  }
})

it('the Python of the reference is Python', async ({ skip }) => {
  const { cwd, shell } = await listen()
  skip((await shell('command -v python3')).status !== 0, 'there is no python3 on this machine')
  const names = await Promise.all(
    routes.map(async (route) => {
      const file = join(cwd, `${route.name}.py`)
      const code = examplesOf(route).find(({ language }) => language === 'python')?.code ?? ''
      // An empty file is Python too.
      expect([route.name, code]).toEqual([route.name, expect.stringContaining('import')])
      await writeFile(file, code)
      return JSON.stringify(file)
    }),
  )
  const { status, err } = await shell(`python3 -m py_compile ${names.join(' ')}`)
  expect([status, err]).toEqual([0, ''])
})
