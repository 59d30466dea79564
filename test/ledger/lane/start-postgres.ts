import type { TestProject } from 'vitest/node'
import { startPostgresServer } from '../support/postgres-server.ts'

/** Starts a PostgreSQL of this run alone, and stops it after the last test. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer()
  project.provide('databaseUrl', server.url)
  return () => server.stop()
}
