import { chmod } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { Container } from 'kubernetes-types/core/v1.d.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../../ledger/support/postgres-server.ts'
import { makeFolder } from '../support/folder.ts'
import { type BucketServer, startBucketServer } from './support/bucket-server.ts'
import { problemsOf, readJob } from './support/kubernetes-job.ts'
import {
  endOf,
  expectWhole,
  launching,
  lines,
  makeCorpus,
  readRecipe,
  sh,
  startProgram,
} from './support/recipe.ts'

/** What an image has in its path: the command line, as if it was installed. */
async function makeImage(): Promise<string> {
  const folder = await makeFolder({
    'bin/content-trust': `#!/bin/sh\nexec "${launching.NODE}" "${launching.LAUNCHER}" "$@"\n`,
  })
  await chmod(join(folder, 'bin/content-trust'), 0o755)
  return join(folder, 'bin')
}

/** Starts a container: its command, and of variables only those that it is given. */
async function startPod(
  folder: string,
  { command = [], args = [] }: Container,
  env: Readonly<Record<string, string>>,
) {
  const path = [await makeImage(), process.env['PATH']].join(delimiter)
  return startProgram(folder, [...command, ...args], { PATH: path, ...env })
}

describe('recipes for Kubernetes', { timeout: 300_000 }, () => {
  it('are jobs by the types of its API, which know every field', async () => {
    for (const name of ['kubernetes-shards.yaml', 'kubernetes-workers.yaml']) {
      const text = await readRecipe(name)
      expect(await problemsOf(text)).toBe('')
      const mistyped = text.replace('parallelism', 'paralelism')
      expect(await problemsOf(mistyped)).toMatch(/paralelism.* does not exist/)
    }
  })

  it('run as an Indexed Job: a pod for each shard', async () => {
    const folder = await makeCorpus()
    const { job, container } = await readJob('kubernetes-shards.yaml')
    expect(job.spec?.completions).toBeGreaterThan(1)
    for (let index = 0; index < (job.spec?.completions ?? 0); index++) {
      const env = { JOB_COMPLETION_INDEX: String(index) }
      const { status, err } = await endOf(await startPod(folder, container, env))
      expect([index, status, err]).toEqual([index, 0, ''])
    }
    expect((await sh(folder, 'npx content-trust corpus join scored.jsonl')).status).toBe(0)
    await expectWhole(folder)
  })
})

describe('workers on Kubernetes', { timeout: 300_000 }, () => {
  let postgres: PostgresServer
  let buckets: BucketServer
  beforeAll(async () => {
    postgres = await startPostgresServer()
    buckets = await startBucketServer('corpora')
    await buckets.put('in/texts.jsonl', lines.join(''))
  })
  afterAll(async () => {
    await postgres.stop()
    await buckets.stop()
  })

  /** The plan that the recipe works on, made or found, and what its secret holds. */
  async function makePlan(folder: string) {
    const secret: Readonly<Record<string, string>> = {
      ...buckets.environment,
      DATABASE_URL: postgres.url,
    }
    const { container } = await readJob('kubernetes-workers.yaml')
    const output = container.command?.[3] ?? ''
    const plan = `npx content-trust corpus plan s3://corpora/in/ -o ${output} --shards 3 -q`
    expect(await sh(folder, plan, secret)).toEqual({ status: 0, out: '', err: '' })
    const env = Object.fromEntries(
      (container.env ?? []).map(({ name, valueFrom }) => [
        name,
        secret[valueFrom?.secretKeyRef?.key ?? ''] ?? '',
      ]),
    )
    expect(Object.values(env)).not.toContain('')
    return { container, output, secret, env }
  }

  it('give a shard back when they are asked to stop', async () => {
    const folder = await makeCorpus()
    const { container, output, secret, env } = await makePlan(folder)
    const { reached, release } = holdDownloads(buckets, 'texts.jsonl')
    const pod = await startPod(folder, container, env)
    const end = endOf(pod)
    await reached
    pod.kill('SIGTERM')
    release()
    const { status, err } = await end
    expect([status, err]).toEqual([130, expect.stringContaining('goes back to the queue')])
    const { out } = await sh(folder, `npx content-trust corpus status ${output}`, secret)
    expect(out).toBe('3 shards: 0 done, 0 at work, 3 waiting, 0 failed\n')
  })

  it('score a plan with the command and the variables of the recipe', async () => {
    const folder = await makeCorpus()
    const { container, output, secret, env } = await makePlan(folder)
    const pods = await Promise.all([
      startPod(folder, container, env),
      startPod(folder, container, env),
    ])
    for (const { status, err } of await Promise.all(pods.map(endOf))) {
      expect([status, err]).toEqual([0, expect.stringContaining('all 3 shards are there')])
    }
    const { out: scored } = await sh(folder, 'npx content-trust corpus s3://corpora/in/ -q', secret)
    expect(scored.split('\n').length).toBe(lines.length + 1)
    expect((await sh(folder, `npx content-trust corpus join ${output}`, secret)).status).toBe(0)
    expect(await buckets.get('scored.jsonl')).toBe(scored)
  })
})

/** Lets downloads of an object wait; `reached` settles when one does. */
function holdDownloads({ faults }: BucketServer, name: string) {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  faults.before = async ({ method, url }) => {
    if (method === 'GET' && url.includes(name)) {
      reached.resolve()
      await released.promise
    }
    return null
  }
  return { reached: reached.promise, release: released.resolve }
}
