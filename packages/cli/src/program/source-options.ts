import type { Command } from 'commander'

/** Adds a value to those before it. */
const another = (value: string, before: readonly string[] = []) => [...before, value]

/**
 * Declares the options about sources that `sources` and `check` have alike. `cache` is the name of the one for pages:
 * the `--cache` of `check` is about results.
 */
export function addSourceOptions(command: Command, cache: 'cache' | 'source-cache'): void {
  command
    .option(`--${cache} <folder>`, 'keep pages in this folder (default: .content-trust-sources)')
    .option(`--no-${cache}`, cache === 'cache' ? 'keep nothing' : 'keep no pages')
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
