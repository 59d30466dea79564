import type { Command } from 'commander'
import type { Host } from '../../host.ts'
import type { QueueOptions } from './status.ts'
import type { WorkOptions } from './work.ts'

const database = [
  '--database <url>',
  'PostgreSQL that holds the queue (default: DATABASE_URL)',
] as const

/** Declares the commands that work on an existing plan; their modules are loaded when they run. */
export function addPlanCommands(
  corpus: Command,
  host: Host,
  finish: (status: number) => void,
): void {
  corpus
    .command('work')
    .description('score shards of a plan until none is left; start as many workers as you like')
    .argument('<file>', 'the output of the plan')
    .option(...database)
    .option('-j, --jobs <count>', 'number of threads (default: all cores)')
    .option('-q, --quiet', 'print nothing for each finished shard')
    .action(async (name: string, _: object, command: Command) => {
      const { work } = await import('./work.ts')
      finish(await work(host, name, command.optsWithGlobals<WorkOptions>()))
    })
  corpus
    .command('status')
    .description('show the progress of a plan, and why shards failed')
    .argument('<file>', 'the output of the plan')
    .option(...database)
    .option('--json', 'print one JSON object')
    .action(async (name: string, _: object, command: Command) => {
      const { status } = await import('./status.ts')
      finish(await status(host, name, command.optsWithGlobals<QueueOptions>()))
    })
  corpus
    .command('retry')
    .description('retry the shards that used up their attempts')
    .argument('<file>', 'the output of the plan')
    .option(...database)
    .action(async (name: string, _: object, command: Command) => {
      const { retry } = await import('./status.ts')
      finish(await retry(host, name, command.optsWithGlobals<QueueOptions>()))
    })
}
