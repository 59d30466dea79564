import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Node keeps compiled modules beside temporary files. */
const kept = new Set(['node-compile-cache'])

/** Lanes with programs that leave temporary files of their own: browsers and the judges' tools. */
const lenientLanes = new Set(['browser', 'desktop', 'contract'])

declare module 'vitest' {
  interface ProvidedContext {
    /** What `--mode` says. */
    lane: string
  }
}

/** Gives a run a temporary folder of its own, and fails it when a test leaves something there. */
export default function ownTemporaryFolder(project: TestProject): () => void {
  const before = process.env['TMPDIR']
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-run-'))
  // Some tests start a server under another user, who passes through here.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => {
    const left = readdirSync(folder).filter((name) => !kept.has(name))
    rmSync(folder, { recursive: true, force: true })
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    if (left.length > 0 && !lenientLanes.has(project.getProvidedContext().lane)) {
      // An error at this point is shown, and does not fail the run by itself.
      process.exitCode = 1
      throw new Error(`Tests left ${left.length} temporary files behind: ${left.join(', ')}`)
    }
  }
}
