import { type LocalGit, readLocalBlobs } from '../git/local-git.ts'
import type { Github } from '../github/client.ts'
import { hasStatus } from '../github/http-error.ts'

/** Content by id, from the checkout where it is there, else from the API. */
export interface BlobReader {
  read(ids: readonly string[]): Promise<ReadonlyMap<string, BlobContent>>
}

export type BlobContent = Uint8Array | { readonly problem: string }

/** Requests that run at a time. */
const AT_A_TIME = 8
/** The token of a workflow may send 1,000 requests an hour, and other steps need some too. */
const MOST_FETCHED = 500

/** Opens a reader that counts what it fetches. */
export function createBlobReader(github: Github, git: LocalGit): BlobReader {
  let fetched = 0
  return {
    read: async (ids) => {
      const wanted = [...new Set(ids)]
      const blobs = new Map<string, BlobContent>(await readLocalBlobs(git, wanted))
      const missing = wanted.filter((id) => !blobs.has(id))
      const fetchable = missing.slice(0, Math.max(0, MOST_FETCHED - fetched))
      fetched += fetchable.length
      for (const id of missing.slice(fetchable.length)) blobs.set(id, { problem: tooMany })
      await inParallel(fetchable, async (id) => {
        blobs.set(id, await fetchBlob(github, id))
      })
      return blobs
    },
  }
}

const tooMany = `not read: more than ${MOST_FETCHED} files would come through the API; add actions/checkout`

async function fetchBlob(github: Github, id: string): Promise<BlobContent> {
  const { owner, repo } = github
  try {
    const { data } = await github.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
      owner,
      repo,
      file_sha: id,
    })
    return Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8')
  } catch (error) {
    if (hasStatus(error, 403)) return { problem: 'GitHub refused to give its content' }
    if (hasStatus(error, 404)) return { problem: 'GitHub has no content for it' }
    throw error
  }
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const workers = Array.from({ length: AT_A_TIME }, async () => {
    for (const item of queue) await work(item)
  })
  await Promise.all(workers)
}
