import type { Command } from 'commander'

/** Adds a value to those before it. */
const another = (value: string, before: readonly string[] = []) => [...before, value]

/** Declares the options about sources that `sources` and `check` have alike. */
export function addSourceOptions(command: Command): void {
  command
    .option(
      '--allow-private',
      'also ask addresses that are not public, such as those of this machine',
    )
    .option('--offline', 'open no connection: answers come from the cache, however old')
    .option('--max-age <days>', 'ask again for pages that are older than this (default: 7)')
    .option(
      '--fail-on-sources <names>',
      'fail on gone, unsupported or unknown-package, separated by commas; repeatable',
      another,
    )
}
