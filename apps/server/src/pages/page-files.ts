import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'

/** A file of the pages, held in memory: the path of a request never reaches the file system. */
export interface PageFile {
  readonly type: string
  readonly bytes: Buffer
  readonly gzipped: Buffer
}

/** The output of `npm run build:pages`: pages by name, assets by file name. */
export interface PageFiles {
  readonly pages: ReadonlyMap<string, PageFile>
  readonly assets: ReadonlyMap<string, PageFile>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** No pages, for a service that was started without a build. */
export const noPageFiles: PageFiles = { pages: new Map(), assets: new Map() }

/** The file name of an asset, which contains a hash of its content; undefined for an unknown asset. */
export function assetNamed({ assets }: PageFiles, name: string, type: string): string | undefined {
  return [...assets.keys()].find((file) => file.startsWith(`${name}-`) && file.endsWith(`.${type}`))
}

/** Writes the settings of this service into its pages. */
export function fillPages(
  { pages, assets }: PageFiles,
  slots: Readonly<Record<string, string>>,
): PageFiles {
  const filled = [...pages].map(([name, page]) => {
    let text = page.bytes.toString('utf8')
    for (const [slot, value] of Object.entries(slots)) text = text.replaceAll(slot, value)
    return [name, packed(page.type, Buffer.from(text))] as const
  })
  return { pages: new Map(filled), assets }
}

/** A file with its compressed form, created once. */
export function packed(type: string, bytes: Buffer): PageFile {
  return { type, bytes, gzipped: gzipSync(bytes) }
}

const compress = promisify(gzip)

/** Reads all files of the pages; a missing folder has none. */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  const [pages, assets] = await Promise.all([
    readFolder(join(folder, 'pages')),
    readFolder(join(folder, 'assets')),
  ])
  return { pages, assets }
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const names = await readdir(folder).catch(ignoreMissing)
  const files = await Promise.all(
    names.map(async (name) => [name, await readPageFile(join(folder, name))] as const),
  )
  return new Map(files)
}

async function readPageFile(path: string): Promise<PageFile> {
  const bytes = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  // The engine has megabytes, so threads compress.
  return { type, bytes, gzipped: await compress(bytes) }
}

function ignoreMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
