import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { createBlobReader } from '../drafts/blobs.ts'
import type { Github } from '../github/client.ts'
import type { Host } from '../host.ts'
import { repositoryName } from '../project-home.ts'

/** What a release writes down of the code that only runs with images need: git blobs of the action's repository. */
const imageCodeSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[\w-][\w.-]{0,99}$/),
        blob: z.string().regex(/^[0-9a-f]{40}$/),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .min(1)
    .max(20),
})

/** The file of the thread that scores images. */
const THREAD = 'image-thread.mjs'

/** The code that scores images, or why it is not there. */
export type ImageCode =
  | { readonly thread: URL; remove(): Promise<void> }
  | { readonly problem: string }

/**
 * Gets the code that scores images. A release does not have it beside the rest, because it is twice as large as all the
 * rest: it lies in the same repository, comes through the API, and is held against the checksums of the release before
 * it is written down. In the sources it is there.
 */
export async function loadImageCode(host: Host, github: Github): Promise<ImageCode> {
  if (import.meta.url.endsWith('.ts')) {
    return { thread: new URL('./image-thread.ts', import.meta.url), remove: async () => {} }
  }
  const listed = await readFile(new URL('./image-code.json', import.meta.url), 'utf8')
  return await fetchImageCode(host, github, JSON.parse(listed))
}

/** Fetches the files that a release names, into a folder of this run. */
export async function fetchImageCode(
  host: Pick<Host, 'env'>,
  github: Github,
  listed: unknown,
): Promise<ImageCode> {
  const { files } = imageCodeSchema.parse(listed)
  const home = repositoryName(host)
  if (home === null)
    return { problem: 'the workflow does not say which repository the action is from' }
  const from = { ...github, ...home }
  const blobs = await createBlobReader(from, { run: async () => null }).read(
    files.map(({ blob }) => blob),
  )
  const name = `${home.owner}/${home.repo}`
  const contents = files.flatMap((file) => {
    const content = blobs.get(file.blob)
    return content instanceof Uint8Array && sha256(content) === file.sha256
      ? [[file.name, content] as const]
      : []
  })
  if (contents.length < files.length) {
    return { problem: `the code for images could not be fetched from ${name}` }
  }
  const folder = await mkdtemp(join(host.env['RUNNER_TEMP'] ?? tmpdir(), 'content-trust-images-'))
  for (const [file, content] of contents) await writeFile(join(folder, file), content)
  return {
    thread: pathToFileURL(join(folder, THREAD)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
