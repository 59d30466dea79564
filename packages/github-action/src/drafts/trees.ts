import { type LocalGit, readLocalTree } from '../git/local-git.ts'
import type { Github } from '../github/client.ts'

/** Paths of a commit with the ids of their content. */
export interface Tree {
  readonly paths: ReadonlyMap<string, string>
  /** Paths of symbolic links, with the ids of their targets' names. */
  readonly links: ReadonlyMap<string, string>
  /** Whether GitHub left paths out. */
  readonly isCut: boolean
}

/** Reads commits, each once. */
export interface Trees {
  read(commit: string): Promise<Tree>
}

/** Trees of the checkout where it has the commit, else of the API. */
export function createTrees(github: Github, git: LocalGit): Trees {
  const known = new Map<string, Promise<Tree>>()
  return {
    read: async (commit) => {
      const tree = known.get(commit) ?? readTree(github, git, commit)
      known.set(commit, tree)
      return await tree
    },
  }
}

async function readTree(github: Github, git: LocalGit, commit: string): Promise<Tree> {
  const local = await readLocalTree(git, commit)
  if (local !== null) return { ...local, isCut: false }
  const { owner, repo } = github
  const { data } = await github.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
    owner,
    repo,
    tree_sha: commit,
    recursive: '1',
  })
  const paths = new Map<string, string>()
  const links = new Map<string, string>()
  for (const { type, mode, path, sha } of data.tree) {
    // A link's content is a path.
    if (type === 'blob') (mode === '120000' ? links : paths).set(path, sha)
  }
  return { paths, links, isCut: data.truncated }
}
