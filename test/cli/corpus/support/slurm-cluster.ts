import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../../../ledger/support/fleet/free-ports.ts'

/** Seconds after which a task that was queued again may start; Slurm waits until its old credential is worth nothing. */
const CREDENTIAL_SECONDS = 5

/** A Slurm of one node. */
export interface SlurmCluster {
  /** What its commands need to find it. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Whether this machine has the programs of Slurm. */
export function hasSlurm(): boolean {
  // Its commands say nothing without a cluster, but they can be found.
  const programs = ['slurmctld', 'slurmd', 'munged', 'sbatch']
  return programs.every((name) => spawnSync(name, ['-V']).error === undefined)
}

/**
 * Starts Slurm with its controller, its node and its keys in a folder of their own, for who runs this. It needs
 * neither systemd nor control groups, so it runs in a container.
 */
export async function startSlurmCluster(): Promise<SlurmCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-slurm-'))
  const configuration = join(folder, 'slurm.conf')
  const environment = { SLURM_CONF: configuration }
  const started: ChildProcess[] = []
  const start = (program: string, ...args: readonly string[]) => {
    const env = { ...process.env, ...environment }
    started.push(spawn(program, args, { cwd: folder, env, stdio: 'ignore' }))
  }
  const stop = async () => {
    // The node before the controller, and what proves who they are at the end.
    for (const child of started.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await Promise.race([once(child, 'exit'), wait(3000).then(() => child.kill('SIGKILL'))])
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    for (const name of ['controller', 'node']) await mkdir(join(folder, name))
    await writeFile(join(folder, 'munge.key'), randomBytes(128), { mode: 0o400 })
    await writeFile(configuration, await describeCluster(folder))
    const place = (name: string) => join(folder, `munge.${name}`)
    const files = ['socket', 'key-file', 'log-file', 'pid-file', 'seed-file']
    const places = files.map((name) => `--${name}=${place(name.replace('-file', ''))}`)
    start('munged', '--foreground', '--force', ...places)
    start('slurmctld', '-D', '-i')
    start('slurmd', '-D')
    await untilIdle(folder, environment, started)
  } catch (error) {
    await stop()
    throw error
  }
  return { environment, stop }
}

async function describeCluster(folder: string): Promise<string> {
  const [controllerPort, nodePort] = await freePorts(2)
  const [name = 'localhost'] = hostname().split('.')
  const { username } = userInfo()
  return [
    'ClusterName=test',
    `SlurmctldHost=${name}(127.0.0.1)`,
    `SlurmctldPort=${controllerPort}`,
    `SlurmdPort=${nodePort}`,
    'AuthType=auth/munge',
    `AuthInfo=socket=${folder}/munge.socket,cred_expire=${CREDENTIAL_SECONDS}`,
    `SlurmUser=${username}`,
    `SlurmdUser=${username}`,
    `StateSaveLocation=${folder}/controller`,
    `SlurmdSpoolDir=${folder}/node`,
    `SlurmctldPidFile=${folder}/controller.pid`,
    `SlurmdPidFile=${folder}/node.pid`,
    `SlurmctldLogFile=${folder}/controller.log`,
    `SlurmdLogFile=${folder}/node.log`,
    'ProctrackType=proctrack/linuxproc',
    'TaskPlugin=task/none',
    'JobAcctGatherType=jobacct_gather/none',
    'MpiDefault=none',
    'ReturnToService=2',
    'SelectType=select/cons_tres',
    'SelectTypeParameters=CR_CPU',
    // A node may say that it has more cores than it has.
    'SlurmdParameters=config_overrides',
    'SchedulerParameters=sched_interval=1,batch_sched_delay=0',
    `NodeName=${name} NodeAddr=127.0.0.1 CPUs=4 State=UNKNOWN`,
    'PartitionName=all Nodes=ALL Default=YES State=UP MaxTime=INFINITE',
    '',
  ].join('\n')
}

async function untilIdle(
  folder: string,
  environment: SlurmCluster['environment'],
  started: readonly ChildProcess[],
): Promise<void> {
  const until = performance.now() + 60_000
  const ask = () =>
    spawnSync('sinfo', ['--noheader', '--format=%T'], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    })
  while (ask().stdout.trim() !== 'idle') {
    const isOver = started.some((child) => child.exitCode !== null)
    if (isOver || performance.now() > until) {
      const logs = ['munge.log', 'controller.log', 'node.log'].map((name) => join(folder, name))
      const said = await Promise.all(logs.map((path) => readFile(path, 'utf8').catch(() => '')))
      throw new Error(`Slurm for tests did not start. It said:\n${said.join('\n')}`)
    }
    await wait(100)
  }
}
