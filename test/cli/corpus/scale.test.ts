import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../../ledger/support/postgres-server.ts'
import { type BucketServer, startBucketServer } from './support/bucket-server.ts'
import {
  asHere,
  expectWhole,
  launching,
  lines,
  makeCorpus,
  readRecipe,
  sh,
} from './support/recipe.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

describe('recipes for clusters', { timeout: 300_000 }, () => {
  it('run as a Slurm array', async () => {
    const folder = await makeCorpus()
    const script = await readRecipe('slurm.sh')
    const [, last = ''] = /^#SBATCH --array=1-(\d+)$/m.exec(script) ?? []
    expect(script).toContain(`\nshards=${last}\n`)
    // One task at a time, as when only some are submitted again.
    const slurm = { SLURM_CPUS_PER_TASK: '1', SLURM_ARRAY_TASK_COUNT: '1' }
    for (let task = 1; task <= Number(last); task++) {
      const { status, err } = await sh(folder, script, {
        ...slurm,
        SLURM_ARRAY_TASK_ID: String(task),
      })
      expect([task, status, err]).toEqual([task, 0, ''])
    }
    // A task that is queued again after it was done has nothing to do.
    const again = await sh(folder, script, { ...slurm, SLURM_ARRAY_TASK_ID: last })
    expect([again.status, again.err]).toEqual([0, expect.stringContaining('nothing to resume')])
    expect((await sh(folder, 'npx content-trust corpus join scored.jsonl')).status).toBe(0)
    await expectWhole(folder)
  })

  const hasParallel = spawnSync('parallel', ['--version']).status === 0
  it.skipIf(!hasParallel)('run under GNU parallel', async () => {
    const folder = await makeCorpus()
    const script = await readRecipe('parallel.sh')
    const quoted = script.replace(/parallel npx content-trust/, 'parallel "$NODE" "$LAUNCHER"')
    const { status, err } = await sh(folder, quoted)
    expect([status, err]).toEqual([0, 'joined 8 parts: scored.jsonl\n'])
    await expectWhole(folder)
  })

  it('run as a pipe of Spark: many processes, a line in, a line out', async () => {
    const script = await readRecipe('spark.py')
    const [, command = ''] = /\.pipe\("([^"]+)"/.exec(script) ?? []
    const pipe = async (partition: readonly string[]) => {
      const child = spawn('bash', ['-c', asHere(command)], {
        env: { ...process.env, ...launching },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      // How it ended says more than that it no longer reads.
      child.stdin.on('error', () => {})
      child.stdin.end(partition.join(''))
      let out = ''
      child.stdout.on('data', (chunk) => {
        out += chunk
      })
      const [status] = await once(child, 'close')
      expect(status).toBe(0)
      return out
    }
    const partitions = Array.from({ length: 6 }, (_, index) =>
      lines.slice(index * 50, index < 5 ? (index + 1) * 50 : index * 50),
    )
    const scored = await Promise.all(partitions.map(pipe))
    // The last partition is empty, as Spark may make them.
    expect(scored.map((out) => out.split('\n').length - 1)).toEqual([50, 50, 50, 50, 50, 0])
    expect(scored.join('')).toBe(await pipe(lines.slice(0, 250)))
  })
})

describe('docs/scale.md', { timeout: 300_000 }, () => {
  let postgres: PostgresServer
  let buckets: BucketServer
  beforeAll(async () => {
    postgres = await startPostgresServer()
    buckets = await startBucketServer('corpora')
  })
  afterAll(async () => {
    await postgres.stop()
    await buckets.stop()
  })

  it('names the packages that the command line is tested with', async () => {
    const page = await readFile(join(root, 'docs/scale.md'), 'utf8')
    const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const cli = JSON.parse(await readFile(join(root, 'packages/cli/package.json'), 'utf8'))
    const named = [...page.matchAll(/^npm install (.+)$/gm)].flatMap(
      (line) => line[1]?.split(' ') ?? [],
    )
    expect(named.length).toBe(3)
    for (const each of named) {
      const [, name = '', version] = /^(@?[^@]+)(?:@(.+))?$/.exec(each) ?? []
      expect(cli.peerDependencies).toHaveProperty([name])
      expect([each, devDependencies[name]]).toEqual([each, version ?? expect.any(String)])
    }
  })

  it('shows commands for the corpus that run as written, one after the other', async () => {
    const page = await readFile(join(root, 'docs/scale.md'), 'utf8')
    const section = page.slice(page.indexOf('\n## The corpus'), page.indexOf('\n## The service'))
    const commands = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(
      (block) => block[1]?.trimEnd().split('\n') ?? [],
    )
    expect(commands.length).toBeGreaterThanOrEqual(12)
    const folder = await makeCorpus()
    await buckets.put('in/texts.jsonl', lines.join(''))
    for (const command of commands) {
      if (command.startsWith('npm install ') || command.startsWith('export ')) continue
      const { status, err } = await sh(folder, command, {
        ...buckets.environment,
        DATABASE_URL: postgres.url,
      })
      expect([command, status, err]).toEqual([command, 0, expect.any(String)])
    }
    await expectWhole(folder)
  })
})
