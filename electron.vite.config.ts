import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { copySpeller } from './apps/desktop/copy-speller.ts'
import { copyIcon } from './apps/desktop/draw-icon.ts'
import { listLicences } from './apps/desktop/list-licences.ts'
import { unbundledPackages } from './apps/desktop/unbundled-packages.ts'

const desktop = resolve(import.meta.dirname, 'apps/desktop')
const from = (path: string): string => resolve(desktop, 'src', path)
const to = (folder: string): string => resolve(desktop, 'dist', folder)

/**
 * Everything is bundled from source; only Electron, Node itself and packages that are native, or load parts of
 * themselves by name, stay outside. `pack-unbundled.ts` packs those. The recogniser of speech is
 * not part of the editor.
 */
const recogniser = ['onnxruntime-web', 'llama-tokenizer-js']
const outside = [...unbundledPackages, ...recogniser].map((name) => new RegExp(`^${name}(?:/|$)`))
const build = { externalizeDeps: false, minify: 'oxc', sourcemap: false } as const
const production = { 'process.env.NODE_ENV': '"production"' }

export default defineConfig({
  main: {
    define: production,
    plugins: [copySpeller(import.meta.dirname), copyIcon(import.meta.dirname)],
    resolve: { conditions: ['source', 'node'] },
    ssr: { resolve: { conditions: ['source', 'node'] } },
    build: {
      ...build,
      outDir: to('main'),
      rolldownOptions: {
        input: {
          main: from('main/main.ts'),
          worker: from('worker/worker.ts'),
          'media-worker': from('worker/media/media-worker.ts'),
          'reader-worker': resolve(
            import.meta.dirname,
            'packages/sources/src/read/reader-worker.ts',
          ),
          'search-worker': from('worker/searching/search-worker.ts'),
          'sources-worker': from('worker/sources/sources-worker.ts'),
          'spelling-worker': from('spelling/spelling-worker.ts'),
        },
        external: outside,
        // gray-matter could run front matter that is JavaScript; `read-front-matter.ts` puts another engine there.
        checks: { eval: false },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    define: production,
    resolve: { conditions: ['source', 'node'] },
    ssr: { resolve: { conditions: ['source', 'node'] } },
    build: {
      ...build,
      outDir: to('preload'),
      rolldownOptions: {
        input: { preload: from('preload/preload.ts') },
        // A sandboxed preload script may only be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: from('renderer'),
    define: { BUNDLED_LICENCES: JSON.stringify(listLicences(import.meta.dirname)) },
    base: './',
    plugins: [react()],
    resolve: { conditions: ['source', 'browser', 'module'] },
    build: {
      outDir: to('renderer'),
      minify: 'oxc',
      // The policy of the page forbids what a data address would hold.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Read from the disk, once: cutting the editor up would only add steps.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: { index: from('renderer/index.html') } },
    },
  },
})
