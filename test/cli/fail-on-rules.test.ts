import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as engine from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { reporterNames } from '../../packages/cli/src/reporters/registry.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const claim = 'Experts say that the kettle is popular.\n'
const check = (folder: string, ...options: readonly string[]) =>
  run(folder, ['check', 'x.md', ...options], { loadEngine: async () => engine })
const gate = ['--fail-on-rule', 'vague-attribution']

describe('--fail-on-rule', () => {
  it.each(reporterNames)('%s names the rule that failed the gate', async (format) => {
    const folder = await makeFolder({ 'x.md': claim })
    const { status, out } = await check(folder, ...gate, '-f', format)
    expect(status).toBe(1)
    const named = {
      stylish: 'fails the gate by vague-attribution',
      json: '"failed_by":["vague-attribution"],"failed":true',
      jsonl: '"failed_by":["vague-attribution"],"failed":true',
    }
    expect(out).toContain(Reflect.get(named, format) ?? 'failed by vague-attribution')
  })

  it('passes where no such finding is, and says so', async () => {
    const folder = await makeFolder({ 'x.md': 'The kettle boils.\n' })
    const { status, out } = await check(folder, ...gate)
    expect(status).toBe(0)
    expect(out).toContain('the gate passed')
  })

  it('asks no finding that a comment hides', async () => {
    const hidden = `<!-- content-trust-disable vague-attribution -->\n\n${claim}`
    expect((await check(await makeFolder({ 'x.md': hidden }), ...gate)).status).toBe(0)
  })

  it('asks new findings alone where a baseline knows the old', async () => {
    const folder = await makeFolder({ 'x.md': claim })
    const baseline = ['--baseline', 'b.json']
    await check(folder, ...baseline, '--update-baseline')
    expect((await check(folder, ...gate, ...baseline)).status).toBe(0)
    await writeFile(join(folder, 'x.md'), `${claim}\nCritics say that the lid is loose.\n`)
    expect((await check(folder, ...gate, ...baseline)).status).toBe(1)
  })

  it('takes the place of the list in a config file, and other rules do not fail', async () => {
    const config = '{ "fail_on_rules": ["weak_provenance"] }'
    const folder = await makeFolder({ 'x.md': claim, 'content-trust.config.json': config })
    expect((await check(folder)).status).toBe(1)
    expect((await check(folder, '--fail-on-rule', 'hollow-intensifier')).status).toBe(0)
  })

  it.each(['', 'vague-attribution,'])('refuses %j', async (value) => {
    const { status, err } = await check(await makeFolder({ 'x.md': claim }), gate[0] ?? '', value)
    expect([status, err]).toEqual([2, expect.stringContaining('found nothing')])
  })
})

describe('front matter that is not valid YAML', () => {
  const draft = `---\ntitle: A\ntitle: B\n---\n\n${claim}`

  it.each(reporterNames)('is a warning in %s, and the body is scored', async (format) => {
    const folder = await makeFolder({ 'x.md': draft })
    const { status, out, err } = await check(folder, '-f', format)
    expect(status).toBe(0)
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/the key [`\\]*title[`\\]* appears twice/)
    expect(err).toContain('warning: x.md:3: The front matter is not valid YAML')
    if (format !== 'stylish') expect(out).toContain('vague-attribution')
  })

  it('is a notification with its line in SARIF', async () => {
    const folder = await makeFolder({ 'x.md': draft })
    const { out } = await check(folder, '-f', 'sarif')
    const [{ invocations }] = JSON.parse(out).runs
    expect(invocations[0]).toMatchObject({
      executionSuccessful: true,
      toolExecutionNotifications: [
        {
          level: 'warning',
          locations: [{ physicalLocation: { region: { startLine: 3 } } }],
        },
      ],
    })
  })

  it('asks no gate that it names', async () => {
    const text = draft.replace('title: B', 'title: B\ncontentTrust: { fail_on_rules: [policy] }')
    const { status, err } = await check(await makeFolder({ 'x.md': text }))
    expect(status).toBe(0)
    expect(err).toContain('Its `contentTrust` settings are not used.')
  })
})
