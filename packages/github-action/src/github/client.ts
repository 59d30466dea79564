import { getOctokit } from '@actions/github'
import type { Host } from '../host.ts'
import type { Repository } from '../read-job.ts'
import { withRetries } from './retry.ts'

/** The GitHub API for one repository. */
export interface Github extends Repository {
  readonly request: ReturnType<typeof getOctokit>['request']
}

/** A server that says nothing for so long counts as failed. */
const LONGEST_REQUEST_MS = 60_000

/** Opens the API of the server that the workflow runs on. */
export function openGithub(host: Host, token: string, repository: Repository): Github {
  const baseUrl = host.env['GITHUB_API_URL'] ?? 'https://api.github.com'
  const octokit = getOctokit(token, { baseUrl })
  octokit.hook.wrap('request', (send, options) => {
    const attempt = async () => {
      const signal = AbortSignal.timeout(LONGEST_REQUEST_MS)
      return await send({ ...options, request: { ...options.request, signal } })
    }
    return withRetries(options.method, attempt, host)
  })
  return { ...repository, request: octokit.request }
}
