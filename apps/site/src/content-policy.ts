import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Gives every built page a content security policy: nothing from other hosts, and no script or style in the page but
 * those it was built with. Astro's own policy leaves out the scripts that Starlight writes with `is:inline`.
 */
export function contentPolicy(): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir)
        for (const path of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, path)
          writeFileSync(file, withPolicy(readFileSync(file, 'utf8')))
        }
      },
    },
  }
}

/** The page with its policy, ahead of everything that the policy is about. */
export function withPolicy(html: string): string {
  const policy = [
    "default-src 'none'",
    // Search runs in WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval'${hashesOf(html, 'script')}`,
    `style-src 'self'${hashesOf(html, 'style')}${nonceOf(html)}`,
    // Highlighted code carries its colours in attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return html.replace(/<head[^>]*>/, (head) => `${head}${meta}`)
}

/** The nonce under which a page says that its own script makes a style element. */
function nonceOf(html: string): string {
  const [, nonce] = /<meta name="style-nonce" content="([\w-]+)"/.exec(html) ?? []
  return nonce === undefined ? '' : ` 'nonce-${nonce}'`
}

function hashesOf(html: string, element: 'script' | 'style'): string {
  const found = html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))
  const hashes = [...found].flatMap(([, content = '']) =>
    content === '' ? [] : [` 'sha256-${createHash('sha256').update(content).digest('base64')}'`],
  )
  return [...new Set(hashes)].join('')
}
