import type { Command } from 'commander'
import type { Host } from '../host.ts'
import type { CheckOptions } from '../options/check-options.ts'
import { addSourceOptions } from './source-options.ts'

/** Declares the command `check`; its modules are loaded when it runs. */
export function addCheck(program: Command, host: Host, finish: (status: number) => void): void {
  const command = program
    .command('check')
    .description('score drafts (.md .mdx .markdown .txt), images, audio and video, and report')
    .argument('[names...]', 'files, folders, globs, or - for standard input')
  addContextOptions(command)
  addGateOptions(command)
  addReportOptions(command)
  addFixOptions(command)
  command
    .optionsGroup('Sources:')
    .option('--sources', 'also ask whether links and references are there; opens connections')
  addSourceOptions(command, 'source-cache')
  addRunOptions(command)
  command.action(async (names: string[], options: CheckOptions) => {
    finish(await runCheck(host, names, { ...program.opts(), ...options }))
  })
}

async function runCheck(
  host: Host,
  names: readonly string[],
  typed: CheckOptions,
): Promise<number> {
  let options = typed
  if (options.policyFile !== undefined) {
    const { withPolicyFile } = await import('../options/policy-file.ts')
    options = await withPolicyFile(host, options)
  }
  if (options.printConfig !== undefined) {
    const { printConfig } = await import('../commands/print-config.ts')
    return await printConfig(host, options.printConfig, options)
  }
  if (options.watch) {
    const { watch } = await import('../check/watch.ts')
    return await watch(host, names, options)
  }
  const { check } = await import('../check/check.ts')
  return await check(host, names, options)
}

function addContextOptions(command: Command): void {
  command
    .optionsGroup('About the drafts:')
    .option(
      '--use <use>',
      'what they are for: publish, train, cite, moderate, security_filter, other',
    )
    .option(
      '--format-hint <kind>',
      'kind of writing: article, documentation, changelog, social_post, product_page, product_review, caption, email, other',
    )
    .option('--domain <text>', 'what they are about')
    .option(
      '--policy <text>',
      'your own policy in plain words; it can only make decisions stricter',
    )
    .option(
      '--policy-file <file>',
      'read the policy from a policy file (.policy.yaml) or from a text file',
    )
    .option(
      '--stdin-filename <file>',
      'name of the draft on standard input, for its settings and syntax',
    )
    .option('--images', 'also check the local images that drafts show; nothing is downloaded')
}

function addGateOptions(command: Command): void {
  command
    .optionsGroup('What fails:')
    .option(
      '--fail-on <gate>',
      'none, medium, high, revise, human_review or reject (default: none)',
    )
    .option(
      '--fail-on-rule <names>',
      'fail on any finding of these rules or types, separated by commas; repeatable',
      (value: string, before: readonly string[] = []) => [...before, value],
    )
    .option(
      '--since <commit>',
      'check only files changed since a commit, and report only findings on changed lines',
    )
    .option('--baseline <file>', 'hide the findings recorded in this file')
    .option('--update-baseline', 'record the current findings in the baseline file')
    .option('--pass-with-no-files', 'exit with 0 when there is nothing to check')
}

function addReportOptions(command: Command): void {
  command
    .optionsGroup('The report:')
    .option(
      '-f, --format <format>',
      'stylish, json, jsonl, sarif, github, gitlab, rdjson, junit, checkstyle, markdown, html or unix (default: stylish)',
    )
    .option('-o, --output <file>', 'write the report to a file')
    .option('--max-findings <count>', 'show at most this many findings per draft')
    .option('--verbose', 'show every draft in full, in the order of the files')
    .option('-q, --quiet', 'show only drafts that need attention; no notes, no progress bar')
}

function addFixOptions(command: Command): void {
  command
    .optionsGroup('Fixes:')
    .option('--fix', 'apply safe replacements to the drafts, then report what is left')
    .option('--dry-run', 'print the edits as a diff; change no file')
    .option(
      '--rewriter',
      'with --fix or --dry-run: send drafts to the rewriter set in the environment; the text leaves this machine',
    )
    .option('--stdout', 'with --fix: print the revised draft; change no file')
}

function addRunOptions(command: Command): void {
  command
    .optionsGroup('How it runs:')
    .option('-c, --config <file>', 'use only this config file')
    .option('--print-config <file>', 'print the settings of one draft and where each comes from')
    .option('--cache', 'cache results in .content-trust-cache')
    .option('--watch', 'run again when a draft changes')
    .option(
      '-j, --jobs <count>',
      'threads for drafts and processes for media (default: depends on the amount of work)',
    )
}
