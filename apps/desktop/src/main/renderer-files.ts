import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { IMAGE_PATH, type ImageFile } from './files/preview-images.ts'

/** The only place that the window may show. */
export const APP_ORIGIN = 'app://desk'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** A file of the editor with the headers that it is shown with. */
export interface RendererFile {
  readonly status: 200 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/**
 * The editor loads its own files and nothing else. The style elements that the text editor makes
 * have a nonce, which is new for each load.
 */
function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const NONCE_MARK = 'style-nonce-of-this-load'

/** What the window gets for a path: a file of the editor, or an image that the user lets it show. */
export async function readWindowFile(
  root: string,
  pathname: string,
  readImage: (pathname: string) => Promise<ImageFile | null>,
): Promise<RendererFile> {
  if (!pathname.startsWith(IMAGE_PATH)) return readRendererFile(root, pathname)
  const headers = {
    // Opened by itself an image may do nothing at all.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
  const image = await readImage(pathname)
  if (image === null) return { status: 404, headers, body: new Uint8Array() }
  const { type, bytes } = image
  return { status: 200, headers: { ...headers, 'content-type': type }, body: bytes }
}

/** Reads a file of the built editor; a path that leads out of its folder is not found. */
async function readRendererFile(root: string, pathname: string): Promise<RendererFile> {
  const nonce = randomBytes(18).toString('base64url')
  const headers = {
    'content-security-policy': policyWith(nonce),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  }
  const missing = { status: 404, headers, body: new Uint8Array() } as const
  const path = fileAt(root, pathname)
  const type = path === null ? undefined : types[extname(path)]
  if (path === null || type === undefined) return missing
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return missing
  const body = type.startsWith('text/html')
    ? Buffer.from(bytes.toString('utf8').replaceAll(NONCE_MARK, nonce))
    : bytes
  return { status: 200, headers: { ...headers, 'content-type': type }, body }
}

function fileAt(root: string, pathname: string): string | null {
  try {
    const path = normalize(join(root, decodeURIComponent(pathname)))
    return path.startsWith(normalize(root) + sep) ? path : null
  } catch {
    return null
  }
}
