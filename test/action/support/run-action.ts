import { type ChildProcess, execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inject } from 'vitest'
import { exampleEvent } from './github-api.ts'
import { baseCommit, headCommit } from './repository.ts'

/** The action under test: from its sources, or the bundle that `npm test action` has made of them. */
const entry =
  inject('action') ?? resolve(import.meta.dirname, '../../../packages/github-action/src/main.ts')

/** What a run of the action left behind. */
export interface ActionRun {
  readonly code: number
  /** Workflow commands and text on standard output. */
  readonly lines: readonly string[]
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly milliseconds: number
}

export interface ActionOptions {
  readonly api: string
  readonly event: string
  readonly payload: unknown
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Folder of the checkout; an empty one by default. */
  readonly workspace?: string
  /** A module that Node loads before the action. */
  readonly preload?: string
  /** Gets the process when it has started. */
  readonly onStart?: (action: ChildProcess) => void
}

/** Runs the action as a workflow would: as a process, with nothing but its environment. */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-action-'))
  const file = async (name: string, text = '') => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const inputs = { token: 'a-token', ...options.inputs }
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    GITHUB_API_URL: options.api,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'octo-org/handbook',
    GITHUB_RUN_ID: '42',
    GITHUB_SHA: headCommit,
    GITHUB_ACTOR: 'octocat',
    GITHUB_ACTION_REPOSITORY: 'octo-org/content-trust',
    GITHUB_EVENT_NAME: options.event,
    GITHUB_EVENT_PATH: await file('event.json', JSON.stringify(options.payload)),
    GITHUB_OUTPUT: await file('output'),
    GITHUB_STEP_SUMMARY: await file('summary'),
    GITHUB_WORKSPACE: options.workspace ?? folder,
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...options.env,
  }
  const start = performance.now()
  try {
    const { code, stdout, stderr } = await runNode(env, folder, options)
    return {
      code,
      lines: stdout.split('\n').filter((line) => line !== ''),
      stderr,
      outputs: readOutputs(await readFile(env.GITHUB_OUTPUT, 'utf8')),
      summary: await readFile(env.GITHUB_STEP_SUMMARY, 'utf8'),
      milliseconds: performance.now() - start,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The official example of a pull request event, about our commits. */
export function pullRequestEvent(more: {
  changedFiles: number
  isFork?: boolean
  branch?: string
}) {
  const event = exampleEvent('pull_request')
  const pull = record(event['pull_request'])
  const base = record(pull['base'])
  const head = record(pull['head'])
  const fork = { ...record(head['repo']), full_name: 'somebody/handbook' }
  return {
    ...event,
    pull_request: {
      ...pull,
      number: 7,
      changed_files: more.changedFiles,
      base: { ...base, sha: baseCommit },
      head: {
        ...head,
        sha: headCommit,
        ref: more.branch ?? head['ref'],
        repo: more.isFork === true ? fork : base['repo'],
      },
    },
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function runNode(
  env: NodeJS.ProcessEnv,
  cwd: string,
  { preload, onStart }: ActionOptions,
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  return new Promise((done) => {
    const options = { env, cwd, maxBuffer: 64 * 1024 * 1024 }
    const loaded = preload === undefined ? [] : ['--import', preload]
    const args = [...loaded, '--conditions=source', entry]
    const action = execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      done({ code, stdout, stderr })
    })
    onStart?.(action)
  })
}

/** `name<<delimiter`, lines, `delimiter`. */
function readOutputs(text: string): Record<string, string> {
  const found = [...text.matchAll(/^([\w-]+)<<(\S+)\r?\n([\s\S]*?)\r?\n?\2\r?$/gm)]
  return Object.fromEntries(found.map(([, name = '', , value = '']) => [name, value]))
}
