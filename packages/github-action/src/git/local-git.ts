import { spawn } from 'node:child_process'

/** Content of objects by id; an object that is not there is left out. */
export type Blobs = Map<string, Uint8Array>

/** Reads objects of the checkout. It runs no hook, filter or other code of the repository. */
export interface LocalGit {
  /** Standard output of a command, or null where it failed. */
  run(args: readonly string[], input?: string): Promise<Buffer | null>
}

/** Git in a folder; every command fails softly where there is no repository or no git. */
export function createLocalGit(folder: string, env: NodeJS.ProcessEnv): LocalGit {
  return {
    run: (args, input = '') =>
      new Promise((resolve) => {
        const child = spawn('git', [...safeOptions, ...args], {
          cwd: folder,
          env: { ...env, GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C' },
          stdio: ['pipe', 'pipe', 'ignore'],
        })
        const chunks: Buffer[] = []
        child.stdout.on('data', (chunk) => chunks.push(chunk))
        child.on('error', () => resolve(null))
        child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks) : null))
        // A command that failed has closed its input.
        child.stdin.on('error', () => {})
        child.stdin.end(input)
      }),
  }
}

// A container may run as another user than the one who made the checkout.
const safeOptions = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', '-c', 'core.pager=cat']

/** Objects of the checkout by their ids. */
export async function readLocalBlobs(git: LocalGit, ids: readonly string[]): Promise<Blobs> {
  const blobs: Blobs = new Map()
  if (ids.length === 0) return blobs
  const output = await git.run(['cat-file', '--batch', '--buffer'], `${ids.join('\n')}\n`)
  if (output === null) return blobs
  let at = 0
  while (at < output.length) {
    const end = output.indexOf('\n', at)
    if (end < 0) break
    const [id = '', kind, size] = output.toString('utf8', at, end).split(' ')
    at = end + 1
    if (size === undefined) continue
    const length = Number(size)
    if (kind === 'blob') blobs.set(id, output.subarray(at, at + length))
    at += length + 1
  }
  return blobs
}

/** Paths and content ids of a commit of the checkout, and its links; null where the checkout lacks it. */
export async function readLocalTree(
  git: LocalGit,
  commit: string,
): Promise<{
  readonly paths: ReadonlyMap<string, string>
  readonly links: ReadonlyMap<string, string>
} | null> {
  const output = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit])
  if (output === null) return null
  const paths = new Map<string, string>()
  const links = new Map<string, string>()
  for (const entry of output.toString('utf8').split('\0')) {
    const match = /^(\d+) blob ([0-9a-f]+)\t(.+)$/s.exec(entry)
    // 120000 is a link: its content is a path.
    if (match?.[2] && match[3]) (match[1] === '120000' ? links : paths).set(match[3], match[2])
  }
  return { paths, links }
}
