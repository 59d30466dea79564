import type { Command } from 'commander'
import type { Host } from '../host.ts'
import { explainPolicyHelp, fromWordsHelp, policyHelp, testPolicyHelp } from './help-texts.ts'

/** Declares the commands about policies; their modules are loaded when they run. */
export function addPolicy(program: Command, host: Host, finish: (status: number) => void): void {
  const policy = program
    .command('policy')
    .description('test policy files, see how a policy is read, and turn words into a policy file')
    .addHelpText('after', policyHelp)
  policy
    .command('test')
    .description('run the examples of every clause; exit 1 if one fails')
    .argument('[names...]', 'policy files, folders, or names of policies (default: this folder)')
    .option('-f, --format <format>', 'text or json', 'text')
    .addHelpText('after', testPolicyHelp)
    .action(async (names: string[], options) => {
      const { testPolicies } = await import('../policy/test-policies.ts')
      finish(await testPolicies(host, names, { ...program.opts(), ...options }))
    })
  policy
    .command('explain')
    .description('show how each clause is read, and what it meets in a draft')
    .argument('[names...]', 'a policy, and a draft if you like; with --policy only the draft')
    .option('--policy <text>', 'the policy in plain words')
    .option('-f, --format <format>', 'text or json', 'text')
    .addHelpText('after', explainPolicyHelp)
    .action(async (names: string[], options) => {
      const { explain } = await import('../policy/explain/explain.ts')
      finish(await explain(host, names, { ...program.opts(), ...options }))
    })
  policy
    .command('from-words')
    .description('turn a policy in plain words into a policy file')
    .argument(
      '[name]',
      'a text file, - for standard input (default), or with --provider a policy file',
    )
    .option('--policy <text>', 'the policy in plain words')
    .option('-o, --output <file>', 'write to this file, which must not exist yet')
    .option(
      '--provider',
      'send what was not understood to the model set in the environment, and show what it would change',
    )
    .option('--write', 'with --provider: store the change')
    .addHelpText('after', fromWordsHelp)
    .action(async (name: string | undefined, options) => {
      const { fromWords } = await import('../policy/from-words/from-words.ts')
      finish(await fromWords(host, name, options))
    })
}
