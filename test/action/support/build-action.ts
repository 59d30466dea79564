import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { assembleAction } from '../../../scripts/assemble-action.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundle of the action; absent: the tests run it from its sources. */
    action?: string
    /** Folder of the code that only runs with images fetch; absent for the sources. */
    imageCode?: string
  }
}

/** Builds the action as it is released, from the sources as they are now. */
export default async function buildAction(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-bundle-'))
  await assembleAction(folder, 'octo-org/content-trust')
  project.provide('action', join(folder, 'action/dist/index.js'))
  project.provide('imageCode', join(folder, 'images'))
  return () => rm(folder, { recursive: true })
}
