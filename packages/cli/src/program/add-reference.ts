import type { Command } from 'commander'
import type { Host } from '../host.ts'

/** Declares the commands that explain the product and set it up. */
export function addReference(program: Command, host: Host, finish: (status: number) => void): void {
  program
    .command('explain')
    .description('explain a rule, with examples')
    .argument('<rule>', 'id of a rule, as reports show it')
    .action(async (rule: string) => {
      const { explain } = await import('../commands/explain.ts')
      finish(await explain(host, rule, program.opts()))
    })
  const rules = program
    .command('rules')
    .description('list all rules, those of your settings too')
    .option('-f, --format <format>', 'text or json', 'text')
    .option('-c, --config <file>', 'use only this config file')
    .action(async (options) => {
      const { listRules } = await import('../commands/rules.ts')
      finish(await listRules(host, { ...program.opts(), ...options }))
    })
  rules
    .command('test')
    .description('run the examples of the rules in your settings; exit 1 if one fails')
    .action(async () => {
      const { testRules } = await import('../commands/test-rules.ts')
      finish(await testRules(host, { ...program.opts(), ...rules.opts() }))
    })
  program
    .command('about')
    .description('show versions, models, their data and their error rates')
    .option('-f, --format <format>', 'text or json', 'text')
    .option('--json', 'same as --format json')
    .action(async (options) => {
      const { about } = await import('../commands/about.ts')
      finish(await about(host, { ...program.opts(), ...options }))
    })
  program
    .command('init')
    .description('write a config file')
    .action(async () => {
      const { init } = await import('../commands/init.ts')
      finish(await init(host))
    })
  program
    .command('completion')
    .description('print a completion script')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string) => {
      const { completion } = await import('../commands/completion.ts')
      finish(await completion(host, program, shell))
    })
}
