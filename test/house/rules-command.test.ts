import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as engine from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { run } from '../cli/support/fake-host.ts'
import { makeFolder } from '../cli/support/folder.ts'

const loadEngine = async () => engine
const more = { loadEngine, loadTextEngine: loadEngine }

const rule = {
  id: 'acme-flywheel',
  type: 'generic_phrasing',
  severity: 'high',
  phrases: ['(flywheel|flywheels)', 'state of the art'],
  message: '“{quote}” does not say what happens.',
  fix: 'Name the step.',
}

const folderOf = (config: object) =>
  makeFolder({ 'content-trust.config.json': JSON.stringify(config) })

async function test(config: object, ...args: string[]) {
  return await run(await folderOf(config), ['rules', 'test', ...args], more)
}

describe('content-trust rules test', () => {
  it('passes where every example does what it says', async () => {
    const examples = { matches: ['The «flywheel» turns.', 'Flywheels turn.'], passes: ['A wheel.'] }
    expect(await test({ rules: [{ ...rule, examples }] })).toEqual({
      status: 0,
      out: 'pass  acme-flywheel  3 examples  content-trust.config.json\n\n1 own rule, 3 examples: all passed.\n',
      err: '',
    })
  })

  it.each([
    [
      { matches: ['The flywheel «turns».'] },
      'examples.matches[0]: expected The flywheel «turns»., found The «flywheel» turns.',
    ],
    [
      { matches: ['The «flywheel» turns.', 'The wheel\nturns.'] },
      'examples.matches[1]: expected a finding, found nothing',
    ],
    [
      { passes: ['The wheel.', 'The flywheel.'] },
      'examples.passes[1]: expected nothing, found The «flywheel».',
    ],
  ])('fails at the example that does not: %j', async (examples, line) => {
    const { status, out } = await test({ rules: [{ ...rule, examples }] })
    expect(status).toBe(1)
    expect(out).toContain(`fail  acme-flywheel`)
    expect(out).toContain(`      ${line}\n`)
    expect(out).toContain(': 1 failed.\n')
  })

  it('runs rules that name a detector', async () => {
    const examples = { matches: ['It costs «$20».'], passes: ['Version 4.2 is out.'] }
    const { id, severity, message } = rule
    const prices = { id, severity, message, detector: 'price' }
    expect((await test({ rules: [{ ...prices, examples }] })).status).toBe(0)
    const emoji = { ...prices, detector: 'emoji' }
    const wrong = await test({ rules: [{ ...emoji, value: 5 }] })
    expect(wrong.status).toBe(2)
    expect(wrong.err).toContain(
      '`rules[0].value`: Unexpected value: `emoji` takes none. Remove it.',
    )
  })

  it('counts what the terms of the same settings accept', async () => {
    const config = {
      accept: ['state of the art'],
      rules: [{ ...rule, examples: { passes: ['The state of the art.'] } }],
      severity: { 'acme-flywheel': 'off' },
    }
    expect((await test(config)).status).toBe(0)
    expect((await test({ ...config, accept: [] })).status).toBe(1)
  })

  it('runs rules of overrides, whatever files they are for, and says where a rule is from', async () => {
    const other = { ...rule, id: 'acme-moat', phrases: ['moat'], examples: { passes: ['moat'] } }
    const config = { rules: [rule], overrides: [{ files: ['blog/**'], rules: [other] }] }
    const { status, out } = await test(config)
    expect(status).toBe(1)
    expect(out).toContain('none  acme-flywheel  no examples  content-trust.config.json\n')
    expect(out).toContain('fail  acme-moat  1 example  content-trust.config.json overrides[0]\n')
  })

  it('writes JSON', async () => {
    const examples = { matches: ['«Flywheels» turn.'], passes: ['flywheel'] }
    const { status, out } = await test({ rules: [{ ...rule, examples }] }, '--format', 'json')
    expect(status).toBe(1)
    expect(JSON.parse(out)).toEqual({
      passed: false,
      rules: [
        {
          id: 'acme-flywheel',
          origin: 'content-trust.config.json',
          passed: false,
          examples: [
            {
              place: 'examples.matches[0]',
              text: '«Flywheels» turn.',
              found: '«Flywheels» turn.',
              passed: true,
            },
            {
              place: 'examples.passes[0]',
              text: 'flywheel',
              found: '«flywheel»',
              passed: false,
            },
          ],
        },
      ],
    })
  })

  it.each<[string, object, string]>([
    ['no rules', { accept: ['x'] }, 'error: No own rules to test'],
    [
      'a phrase with a mistake',
      { rules: [{ ...rule, phrases: ['ok', '(a|b'] }] },
      'error: content-trust.config.json: `rules[0].phrases[1]`: Unexpected pattern “(a|b”: a “(” without its “)”.',
    ],
    [
      'the id of a built-in rule',
      { rules: [{ ...rule, id: 'weasel-word' }] },
      'error: content-trust.config.json: `rules`: Unexpected id `weasel-word`, which is built in.',
    ],
  ])('exits with 2 for %s', async (_name, config, problem) => {
    const { status, out, err } = await test(config)
    expect([status, out]).toEqual([2, ''])
    expect(err.startsWith(problem)).toBe(true)
  })

  it('reads the one config that is named', async () => {
    const folder = await makeFolder({
      'content-trust.config.json': JSON.stringify({ rules: [rule] }),
      'house/terms.json': JSON.stringify({ rules: [{ ...rule, id: 'acme-other' }] }),
    })
    const { out } = await run(folder, ['rules', 'test', '--config', 'house/terms.json'], more)
    expect(out).toContain('acme-other')
    expect(out).not.toContain('acme-flywheel')
  })
})

describe('own rules are beside the built-in ones', () => {
  const config = {
    rules: [{ ...rule, examples: { matches: ['The «flywheel».'], passes: ['A wheel.'] } }],
  }

  it('in the list', async () => {
    const { out } = await run(await folderOf(config), ['rules'], more)
    expect(out).toMatch(
      /^ {2}acme-flywheel +high {4}“…” does not say what happens\. {2}\(content-trust\.config\.json\)$/m,
    )
    expect(out).toContain('  weasel-word ')
    const json = await run(await folderOf(config), ['rules', '-f', 'json'], more)
    const listed: unknown[] = JSON.parse(json.out)
    expect(listed).toContainEqual({
      id: 'acme-flywheel',
      type: 'generic_phrasing',
      severity: 'high',
      summary: '“…” does not say what happens.',
      fix: 'Name the step.',
      examples: { bad: ['The «flywheel».'], good: ['A wheel.'] },
      origin: 'content-trust.config.json',
    })
    expect(listed.length).toBe(engine.ruleCatalogue.length + 1)
  })

  it('when one is explained', async () => {
    const { status, out } = await run(await folderOf(config), ['explain', 'acme-flywheel'], more)
    expect(status).toBe(0)
    expect(out).toContain('acme-flywheel  high, generic phrasing, from content-trust.config.json\n')
    expect(out).toContain('The «flywheel».')
    const near = await run(await folderOf(config), ['explain', 'acme-flywhel'], more)
    expect(near.err).toContain('Did you mean `acme-flywheel`?')
    const bare = await run(await folderOf({ rules: [rule] }), ['explain', 'acme-flywheel'], more)
    expect(bare.out).not.toContain('Flagged')
  })
})

describe('an option of the command line', () => {
  const files = {
    'content-trust.config.json': JSON.stringify({ rules: [rule] }),
    'a.md': 'Our flywheel turns.\n',
  }
  const check = async (name: string) =>
    await run(await makeFolder(files), ['check', 'a.md', '--fail-on-rule', name], more)

  it('may name an own rule', async () => {
    const { status, out } = await check('acme-flywheel')
    expect(out).toContain('acme-flywheel')
    expect(status).toBe(1)
  })

  it('that names no rule suggests an own one', async () => {
    const { status, err } = await check('acme-flywhel')
    expect(err).toBe(
      'error: --fail-on-rule: Unknown rule `acme-flywhel`. Did you mean `acme-flywheel`?\n',
    )
    expect(status).toBe(2)
  })
})

it('the settings that the page about house terms shows hold, and their examples pass', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/house-terms.md'), 'utf8')
  const config = /^```json\n(.*?)^```$/ms.exec(page)?.[1] ?? ''
  const { status, out } = await test(JSON.parse(config))
  expect(out).toContain('acme-flywheel  3 examples')
  expect(status).toBe(0)
})
