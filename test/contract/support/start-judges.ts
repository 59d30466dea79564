import type { TestProject } from 'vitest/node'
import { installTools } from './contract-tools.ts'
import { startPrism } from './prism.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the proxy listens that checks every answer against the document; only in this lane. */
    readonly prismAddress?: string
  }
}

/** Installs the judges, and starts the one that the tests of the service run through. */
export default async function startJudges(project: TestProject): Promise<() => Promise<void>> {
  await installTools()
  const prism = await startPrism()
  project.provide('prismAddress', prism.address)
  return () => prism.stop()
}
