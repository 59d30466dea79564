import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openapiDocument } from '../../apps/server/src/openapi/document.ts'
import { priceTable } from '../../apps/server/src/openapi/price-table.ts'
import { publishedPrices } from '../../apps/server/src/pricing.ts'
import { firstAnswer, quickStart } from '../../apps/server/src/reference/quick-start.ts'
import { referenceOf } from '../../apps/server/src/reference/reference.ts'
import { routes } from '../../apps/server/src/routes.ts'
import { runShell } from './support/run-shell.ts'
import { dataFolder } from './support/start-process.ts'
import { startService } from './support/start-service.ts'

const written = 'http://127.0.0.1:8080'
const root = join(import.meta.dirname, '../..')

/** The first block of code in a language on a page. */
function blockOf(page: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? ''
}

it('the first call works as it is written, with curl and with the client, and answers what is shown', async () => {
  const service = await startService()
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const cwd = await dataFolder()
  await mkdir(join(cwd, 'node_modules/@content-trust'), { recursive: true })
  await symlink(
    join(root, 'packages/client'),
    join(cwd, 'node_modules/@content-trust/client'),
    'junction',
  )
  const run = async (command: string) => {
    const { status, out, err } = await runShell(command, {
      cwd,
      env: { CONTENT_TRUST_KEY: service.key },
    })
    expect([command, status, err]).toEqual([command, 0, expect.not.stringContaining('rror')])
    return out
  }
  const codes = Object.fromEntries(quickStart.map(({ code }) => [code?.language, code?.code ?? '']))
  const answer = JSON.parse(await run((codes['sh'] ?? 'false').replaceAll(written, address)))
  const [first] = firstAnswer.evidence
  expect(answer).toMatchObject({ ...firstAnswer, evidence: expect.any(Array) })
  expect(answer.evidence[0]).toMatchObject(first)
  expect(await service.balance()).toBe(149.5)

  const readme = await readFile(join(root, 'packages/client/README.md'), 'utf8')
  for (const [name, code] of [
    ['quick-start', codes['ts'] ?? ''],
    ['readme', blockOf(readme, 'ts')],
  ] as const) {
    await writeFile(join(cwd, `${name}.mts`), code.replaceAll(written, address))
    const node = `${JSON.stringify(process.execPath)} --conditions=source --disable-warning=ExperimentalWarning`
    expect(await run(`${node} ${name}.mts`)).toMatch(/^allow /)
  }
  expect(await service.balance()).toBe(148.5)
})

it('the prices are those that calls are charged, wherever they are written', async () => {
  const table = priceTable(publishedPrices)
  expect(table).toContain('| each started 1,000 characters | 0.5 cents | `text_1k_units` |')
  const readme = await readFile(join(root, 'apps/server/README.md'), 'utf8')
  for (const page of [
    readme,
    JSON.stringify(openapiDocument(routes)),
    await readFile(join(root, 'docs/api.md'), 'utf8'),
  ]) {
    expect(page.replaceAll('\\n', '\n')).toContain(table)
  }
  const dear = { ...publishedPrices, style_deep_1k_units: 70_000 }
  expect(JSON.stringify(openapiDocument(routes, dear))).toContain('7 cents | `style_deep_1k_units`')
  const service = await startService()
  const page = (await service.send({ url: '/docs' })).text
  for (const bucket of Object.keys(publishedPrices))
    expect(page).toContain(`<code>${bucket}</code>`)
})

it('each example says what it costs, which is what it is charged, and none of a text costs more than a cent', async () => {
  const { post } = await startService()
  const { operations } = referenceOf(routes, publishedPrices)
  const charged: Record<string, number> = {}
  for (const { path, name, example, work } of routes) {
    const { cost = '' } = operations.find((operation) => operation.name === name) ?? {}
    const cents =
      cost === 'This call is free.' ? 0 : Number.parseFloat(cost.split('costs ')[1] ?? '')
    if (work.kind !== 'billed' || example === undefined) {
      expect([name, cents]).toEqual([name, 0])
      continue
    }
    const { status, body } = await post(path, example)
    if (status === 200) {
      expect([name, cents]).toEqual([name, body.billing.price_cents])
      expect(cents).toBeLessThanOrEqual(1)
    }
    charged[name] = cents
  }
  expect(charged).toEqual({
    analyze: 0.5,
    'analyze-style': 0.5,
    'analyze-batch': 1,
    'analyze-text': 0.5,
    'analyze-image': 2,
    'analyze-audio': 1,
    'analyze-video': 5,
  })
})
