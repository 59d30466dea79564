import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { lanes } from '../lanes.ts'

const stepSchema = z.object({
  run: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
})
const jobSchema = z.object({
  permissions: z.unknown().optional(),
  uses: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  strategy: z.object({ matrix: z.record(z.string(), z.array(z.unknown())) }).optional(),
  steps: z.array(stepSchema).default([]),
})
const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), jobSchema),
})

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const workflows = globSync('.github/workflows/*.yml').map((path) => {
  const text = readFileSync(path, 'utf8')
  return { path, text, ...workflowSchema.parse(parse(text)) }
})

describe.each(workflows)('$path', ({ text, permissions, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('only reads the repository unless a job says more', () => {
    expect(permissions).toEqual({ contents: 'read' })
  })

  it('ends each job after some time', () => {
    const endless = Object.entries(jobs).filter(
      ([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined,
    )
    expect(endless.map(([name]) => name)).toEqual([])
  })

  it('calls npm scripts, lanes and files that exist', () => {
    const commands = steps.flatMap(({ run, with: inputs }) =>
      [run, inputs['script']].filter((one) => typeof one === 'string'),
    )
    for (const command of commands) {
      for (const [, name = ''] of command.matchAll(/npm run ([\w:-]+)/g))
        expect(scripts).toHaveProperty([name])
      for (const [, name = ''] of command.matchAll(/npm test -- (\w+)/g))
        expect(lanes).toHaveProperty([name])
      for (const [path] of command.matchAll(/(?<=^|\s)(?:\.ci|scripts)\/[\w./-]+/gm))
        expect([path, existsSync(path)]).toEqual([path, true])
    }
  })

  it('pins actions of others to a commit', () => {
    const used = [...text.matchAll(/uses: ([^\s#]+)(?: # (v[\d.]+))?$/gm)]
    for (const [, action = '', version] of used) {
      if (action.startsWith('./')) continue
      expect([action, version]).toEqual([
        expect.stringMatching(/@[0-9a-f]{40}$/),
        expect.stringMatching(/^v\d/),
      ])
    }
  })

  it('leaves no token in a checkout but where it pushes', () => {
    for (const job of Object.values(jobs)) {
      const keeps = job.steps.some(
        ({ uses = '', with: inputs }) =>
          uses.startsWith('actions/checkout@') && inputs['persist-credentials'] !== false,
      )
      if (keeps) expect(job.permissions).toMatchObject({ contents: 'write' })
    }
  })
})

it('runs every lane', () => {
  const ci = workflows.find(({ path }) => path.endsWith('/ci.yml'))
  expect(ci?.jobs['lanes']?.strategy?.matrix).toEqual({ lane: Object.keys(lanes) })
})

it('tests on three systems and two versions of Node', () => {
  const ci = workflows.find(({ path }) => path.endsWith('/ci.yml'))
  expect(ci?.jobs['test']?.strategy?.matrix).toEqual({
    os: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
    node: [22, 24],
  })
})

it('publishes the packages that check:packages packs', () => {
  const packed = [
    ...readFileSync('scripts/check-packages.ts', 'utf8').matchAll(/'((?:packages|apps)\/[\w-]+)'/g),
  ].map(
    ([, folder = '']) =>
      z
        .object({ name: z.string() })
        .parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))).name,
  )
  const release = workflows.find(({ path }) => path.endsWith('/release.yml'))?.text ?? ''
  const [, listed = ''] = /for package in (.*); do/.exec(release) ?? []
  expect(packed.length).toBeGreaterThanOrEqual(4)
  expect(listed.split(' ').sort()).toEqual(packed.sort())
})
