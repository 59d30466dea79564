import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openapiDocument } from '../../../apps/server/src/openapi/document.ts'
import { routes } from '../../../apps/server/src/routes.ts'

export interface WrittenDocument {
  readonly path: string
  remove(): Promise<void>
}

/** Writes the published document, as it is served, for tools that read files. */
export async function writeDocument(
  adapt: (document: ReturnType<typeof openapiDocument>) => object = (document) => document,
): Promise<WrittenDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-document-'))
  const path = join(folder, 'openapi.json')
  await writeFile(path, JSON.stringify(adapt(openapiDocument(routes)), null, 2))
  return { path, remove: () => rm(folder, { recursive: true }) }
}
