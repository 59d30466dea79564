import type { Command } from 'commander'
import type { Host } from '../../host.ts'
import type { QueueOptions } from './status.ts'
import type { WorkOptions } from './work.ts'

const database = [
  '--database <url>',
  'PostgreSQL that holds the queue (default: DATABASE_URL)',
] as const

/** Declares what works on a plan that is made; nothing is loaded before it runs. */
export function addPlanCommands(
  corpus: Command,
  host: Host,
  finish: (status: number) => void,
): void {
  corpus
    .command('work')
    .description('score shards of a plan until none is left; start as many as you like')
    .argument('<file>', 'the output that was planned')
    .option(...database)
    .option('-j, --jobs <count>', 'number of threads (default: all cores)')
    .option('-q, --quiet', 'say nothing about shards that are done')
    .action(async (name: string, _: object, command: Command) => {
      const { work } = await import('./work.ts')
      finish(await work(host, name, command.optsWithGlobals<WorkOptions>()))
    })
  corpus
    .command('status')
    .description('say how far a plan is, and why shards failed')
    .argument('<file>', 'the output that was planned')
    .option(...database)
    .option('--json', 'one JSON object')
    .action(async (name: string, _: object, command: Command) => {
      const { status } = await import('./status.ts')
      finish(await status(host, name, command.optsWithGlobals<QueueOptions>()))
    })
  corpus
    .command('retry')
    .description('try the shards again that failed too often')
    .argument('<file>', 'the output that was planned')
    .option(...database)
    .action(async (name: string, _: object, command: Command) => {
      const { retry } = await import('./status.ts')
      finish(await retry(host, name, command.optsWithGlobals<QueueOptions>()))
    })
}
