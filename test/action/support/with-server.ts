import { afterEach, expect } from 'vitest'
import { type FakeGithub, startFakeGithub } from './fake-github.ts'
import type { Repository } from './repository.ts'
import { type ActionOptions, type ActionRun, pullRequestEvent, runAction } from './run-action.ts'

/** A run with the server that it spoke to. */
export interface ServedRun extends ActionRun {
  readonly requests: readonly string[]
}

export type RunOptions = Partial<Omit<ActionOptions, 'api'>> & {
  readonly isFork?: boolean
  readonly prefix?: string
  readonly changedFiles?: number
  /** Prepares the server before the run. */
  readonly prepare?: (server: FakeGithub) => void
}

const violations: string[] = []

/** Fails a test whose requests or answers are not as GitHub's description says. */
export function holdToDescription(): void {
  afterEach(() => {
    expect(violations.splice(0)).toEqual([])
  })
}

/** Runs the action against a server with this repository; on pull request 7 unless told otherwise. */
export async function runOn(repository: Repository, options: RunOptions = {}): Promise<ServedRun> {
  const { isFork = false, prefix, prepare, changedFiles, ...rest } = options
  const server = await startFakeGithub(repository, prefix)
  prepare?.(server)
  try {
    const changed = changedFiles ?? repository.files.length
    const run = await runAction({
      event: 'pull_request',
      payload: pullRequestEvent({ changedFiles: changed, isFork }),
      ...rest,
      api: server.url,
    })
    return { ...run, requests: server.requests }
  } finally {
    violations.push(...server.violations)
    await server.close()
  }
}
