import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Writes the service worker that keeps the playground for when there is no network. */
export function offlinePlayground(base: string): AstroIntegration {
  return {
    name: 'offline-playground',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir)
        const page = 'playground/index.html'
        if (!existsSync(join(folder, page))) return
        const files = filesOf(folder, page)
        const hash = createHash('sha256')
        for (const file of [page, ...files]) hash.update(readFileSync(join(folder, file)))
        const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
        const worker = source
          .replace('__FILES__', JSON.stringify(files.map((file) => `${base}${file}`)))
          .replace('__CACHE__', `playground-${hash.digest('base64url').slice(0, 12)}`)
        writeFileSync(join(folder, 'playground/service-worker.js'), worker)
      },
    },
  }
}

/** The built files that a page names, and those that they name; by their paths, in order. */
export function filesOf(folder: string, page: string): string[] {
  const found = new Set<string>()
  const read = (path: string): void => {
    const text = readFileSync(join(folder, path), 'utf8')
    for (const [name] of text.matchAll(/(?<![\w.~@-])[\w.~@-]{1,120}\.(?:css|js|svg|woff2)\b/g)) {
      for (const file of [`_astro/${name}`, `playground/${name}`, name]) {
        if (found.has(file) || !existsSync(join(folder, file))) continue
        found.add(file)
        if (/\.(?:css|js)$/.test(file)) read(file)
      }
    }
  }
  read(page)
  found.delete('playground/service-worker.js')
  return [...found].sort()
}
