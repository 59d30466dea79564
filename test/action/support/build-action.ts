import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundleAction } from '../../../scripts/bundle-action.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundle of the action; absent: the tests run it from its sources. */
    action?: string
  }
}

/** Bundles the action as it is committed, from the sources as they are now. */
export default async function buildAction(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-bundle-'))
  const dist = join(folder, 'dist')
  await mkdir(dist)
  await cp('packages/github-action/package.json', join(folder, 'package.json'))
  for (const [path, content] of await bundleAction()) {
    await writeFile(join(dist, basename(path)), content)
  }
  project.provide('action', join(dist, 'index.js'))
  return () => rm(folder, { recursive: true })
}
