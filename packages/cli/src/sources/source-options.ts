import { resolve } from 'node:path'
import type { SourceGate } from '@content-trust/sources/check'
import type { CacheSettings } from '@content-trust/sources/fetch'
import { sourceGateNames } from '@content-trust/sources/rules'
import { UsageError } from '@content-trust/workspace'
import type { Host } from '../host.ts'
import { pick, wholeNumber } from '../options/typed-values.ts'

/** Options about sources as the user typed them, of `sources` and of `check --sources`. */
export interface SourceOptions {
  readonly allowPrivate?: boolean
  readonly offline?: boolean
  /** The folder of the cache of pages; false for none. */
  readonly sourceCache?: string | false
  /** Days after which a page is asked for again. */
  readonly maxAge?: string
  /** What fails; each value may name several, separated by commas. */
  readonly failOnSources?: readonly string[]
}

/** How sources are asked for, and what fails. */
export interface SourceSettings {
  readonly allowPrivate: boolean
  readonly offline: boolean
  readonly cache: CacheSettings | null
  readonly gates: readonly SourceGate[]
}

const defaultFolder = '.content-trust-sources'
const defaultDays = 7
const dayMs = 24 * 3_600_000
const mostCacheBytes = 200_000_000

/** Reads the options; throws a UsageError for one that is wrong. */
export function readSourceOptions(
  { cwd }: Pick<Host, 'cwd'>,
  options: SourceOptions,
): SourceSettings {
  const {
    allowPrivate = false,
    failOnSources,
    offline = false,
    sourceCache = defaultFolder,
  } = options
  const days = wholeNumber('--max-age', options.maxAge, 0) ?? defaultDays
  if (offline && sourceCache === false) {
    throw new UsageError(
      '--offline answers from the cache; remove --no-cache, or --no-source-cache of `check`.',
    )
  }
  const names = (failOnSources ?? []).flatMap((value) => value.split(','))
  return {
    allowPrivate,
    offline,
    cache:
      sourceCache === false
        ? null
        : {
            folder: resolve(cwd, sourceCache),
            mostAgeMs: days * dayMs,
            mostBytes: mostCacheBytes,
          },
    gates: names.flatMap((name) => pick('--fail-on-sources', name.trim(), sourceGateNames) ?? []),
  }
}
