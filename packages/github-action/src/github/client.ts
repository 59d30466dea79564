import { getOctokit } from '@actions/github'
import type { Host } from '../host.ts'
import type { Repository } from '../read-job.ts'
import { withRetries } from './retry.ts'

/** The GitHub API for one repository. */
export interface Github extends Repository {
  readonly request: ReturnType<typeof getOctokit>['request']
}

/** Opens the API of the server that the workflow runs on. */
export function openGithub(host: Host, token: string, repository: Repository): Github {
  const baseUrl = host.env['GITHUB_API_URL'] ?? 'https://api.github.com'
  const octokit = getOctokit(token, { baseUrl })
  octokit.hook.wrap('request', (send, options) =>
    withRetries(options.method, async () => await send(options), host),
  )
  return { ...repository, request: octokit.request }
}
