import { UsageError } from '@content-trust/workspace'

/** What fetching needs of Node; older versions run everything else. */
const leastNode = [22, 19] as const

/** Says what to install where this Node is too old to open checked connections. */
export function requireNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return
  throw new UsageError(
    `Sources are checked with Node ${leastNode.join('.')} or later, found ${version}. Install a newer Node.`,
  )
}
