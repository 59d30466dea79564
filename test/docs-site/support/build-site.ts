import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** A build that has ended. */
export interface Build {
  readonly status: number | null
  /** What it printed, without colours. */
  readonly printed: string
}

// Vitest sets BASE_URL and NODE_ENV, which Vite takes for those of the site.
const { PATH = '', HOME = '' } = process.env

/** Builds the site of a repository into its `apps/site/dist`, as `npm run docs:build` does. */
export function buildSite(top: string, env: Readonly<Record<string, string>> = {}): Build {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', 'scripts/build-docs.ts'],
    { cwd: top, env: { PATH, HOME, NO_COLOR: '1', ...env }, encoding: 'utf8' },
  )
  return { status, printed: stripVTControlCharacters(`${stdout}${stderr}`) }
}
