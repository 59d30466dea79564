import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Host } from './host.ts'
import type { Repository } from './read-job.ts'

const manifestSchema = z.object({ homepage: z.string().regex(/^https:\/\/[\w./-]+$/) })
const repository = /^([\w.-]+)\/([\w.-]+)$/

/** The repository that the workflow names under `uses`; null in a checkout of the sources. */
export function repositoryName({ env }: Pick<Host, 'env'>): Repository | null {
  const [, owner, repo] = repository.exec(env['GITHUB_ACTION_REPOSITORY'] ?? '') ?? []
  return owner === undefined || repo === undefined ? null : { owner, repo }
}

/**
 * The address of the repository that has the pages of the rules: what the release wrote down, else the repository that
 * the workflow names under `uses`. Null where neither is known, as in a checkout of the sources.
 */
export async function projectHome(host: Pick<Host, 'env'>): Promise<string | null> {
  const released = await readHomepage()
  if (released !== null) return released
  const used = repositoryName(host)
  const server = (host.env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, '')
  return used === null ? null : `${server}/${used.owner}/${used.repo}`
}

/** From the manifest beside `src` and beside the released `dist`. */
async function readHomepage(): Promise<string | null> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data.homepage : null
}
