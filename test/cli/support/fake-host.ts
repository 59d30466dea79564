import { readFile } from 'node:fs/promises'
import type { Host } from '../../../packages/cli/src/host.ts'
import { scoreMedia } from '../../../packages/cli/src/media/score-media.ts'
import { runProgram } from '../../../packages/cli/src/program.ts'
import { fakeEngine } from './fake-engine.ts'

/** What a run of the command line left behind. */
export interface Run {
  readonly status: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in this process with the fake engine. */
export async function run(
  cwd: string,
  args: readonly string[],
  more: Partial<Host> & { readonly input?: string | Uint8Array } = {},
): Promise<Run> {
  let out = ''
  let err = ''
  const { input = '', ...overrides } = more
  const host: Host = {
    cwd,
    env: {},
    stdin: (async function* () {
      yield typeof input === 'string' ? Buffer.from(input) : input
    })(),
    stdout: {
      isTerminal: false,
      columns: 80,
      write: async (text) => {
        out += text
      },
    },
    stderr: {
      isTerminal: false,
      columns: 80,
      write: async (text) => {
        err += text
      },
    },
    isDebug: args.includes('--debug'),
    cores: 1,
    loadEngine: async () => fakeEngine,
    loadTextEngine: overrides.loadEngine ?? (async () => fakeEngine),
    readFile: (path) => readFile(path),
    // In this process: a process a test would take most of the time of the tests.
    scoreMedia: async function* (tasks) {
      for (const task of tasks) yield await scoreMedia(task)
    },
    stop: new AbortController().signal,
    ...overrides,
  }
  const status = await runProgram(host, args)
  return { status, out, err }
}
