import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundleCommandLine } from '../../../scripts/bundle-command-line.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The command as it is published; absent: the tests run it from its sources. */
    launcher?: string
  }
}

/** Bundles the command as it is published, without its sources beside it. */
export default async function buildServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-lsp-'))
  await bundleCommandLine(join(folder, 'dist'))
  for (const name of ['bin', 'package.json']) {
    await cp(join('packages/cli', name), join(folder, name), { recursive: true })
  }
  project.provide('launcher', join(folder, 'bin/content-trust.js'))
  return () => rm(folder, { recursive: true })
}
