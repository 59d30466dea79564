import { execFile } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

/** What a command in a site left behind. */
export interface Run {
  readonly status: number
  readonly output: string
}

/** Longest run of one command, in milliseconds. */
const LIMIT = 480_000

/** Runs commands of a shell in a site, with nothing of this checkout on the PATH but its Node. */
export function runInSite(site: string, commands: string): Promise<Run> {
  const options = { cwd: site, env: environment(site), timeout: LIMIT, maxBuffer: 2 ** 26 }
  return new Promise((resolveRun) => {
    execFile('bash', ['-ec', commands], options, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      resolveRun({ status, output: stdout + stderr })
    })
  })
}

function environment(site: string): NodeJS.ProcessEnv {
  // What npm and Vitest say to their children changes what hosts build.
  const ours =
    /^(?:NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|MODE|PROD|DEV|SSR|BASE_URL|INIT_CWD|npm_(?!config_).*)$/
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name))
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  return {
    ...Object.fromEntries(kept),
    PATH: [resolve('node_modules/node/bin'), ...path].join(delimiter),
    // Hosts leave files there, and what is beside the site goes with it.
    TMPDIR: join(site, '..', 'tmp'),
    CI: '1',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_loglevel: 'error',
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
  }
}
