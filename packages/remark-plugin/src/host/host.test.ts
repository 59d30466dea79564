import { describe, expect, it } from 'vitest'
import { detectHost } from './host.ts'

const detect = (line: string, env: Readonly<Record<string, string>> = {}, cwd = '/srv/site') =>
  detectHost({ argv: ['/usr/bin/node', ...line.split(' ')], env, cwd })

const bin = '/srv/site/node_modules/.bin'

describe('a host', () => {
  it.each([
    [`${bin}/astro build`, false, '/srv/site/node_modules/.astro'],
    [`${bin}/astro build --root docs`, false, '/srv/site/docs/node_modules/.astro'],
    [`${bin}/astro --root=docs check`, false, '/srv/site/docs/node_modules/.astro'],
    ['/pnpm/astro/bin/astro.mjs dev --port 3', true, '/srv/site/node_modules/.astro'],
    [`${bin}/docusaurus build site`, false, '/srv/site/site/node_modules/.cache'],
    ['/a/docusaurus/bin/docusaurus.mjs start', true, '/srv/site/node_modules/.cache'],
    [`${bin}/next build --webpack`, false, '/srv/site/.next/cache'],
    [`${bin}/next dev -p 4000`, true, '/srv/site/.next/cache'],
    ['/a/nuxi.mjs generate', false, '/srv/site/.data'],
    [`${bin}/vite build`, false, null],
    [`${bin}/vite`, true, null],
    [`${bin}/vite --port 3`, true, null],
    [`${bin}/vite site`, true, null],
    [`${bin}/remark docs --frail`, false, null],
  ])('%s serves %s and keeps pages in %s', (line, isDev, cacheFolder) => {
    const keepsPages = cacheFolder !== null
    expect(detect(line)).toMatchObject({ isDev, cacheFolder, keepsPages, isWorker: false })
    // A variable of the shell switches no gate off.
    if (!isDev) expect(detect(line, { NODE_ENV: 'development' }).isDev).toBe(false)
  })

  it('that is not known serves where its environment says so, and not in CI', () => {
    expect(detect('build.js')).toMatchObject({ name: null, isDev: false, keepsPages: false })
    expect(detect('build.js', { NODE_ENV: 'development' }).isDev).toBe(true)
    expect(detect('build.js', { NODE_ENV: 'production' }).isDev).toBe(false)
    expect(detect('build.js', { NODE_ENV: 'development', CI: '1' }).isDev).toBe(false)
    const served = { NODE_ENV: 'development', CI: '1', __NEXT_DEV_SERVER: '1' }
    expect(detect('/a/next/dist/server/lib/start-server.js', served).isDev).toBe(true)
  })
})

describe('a worker', () => {
  const script = '/srv/site/.next/build/chunks/pool_entry-webpack-loaders.js 33883'

  it('is told by the environment of its host and by its arguments', () => {
    const env = { TURBOPACK: '1', NODE_ENV: 'production' }
    expect(detect(script, env)).toMatchObject({ isWorker: true, isDev: false })
    const dev = { TURBOPACK: '1', NODE_ENV: 'development', CI: '1' }
    expect(detect(script, dev)).toMatchObject({ isWorker: true, isDev: true })
  })

  it('is no process whose path only holds the name', () => {
    const folder = '/srv/me/turbopack-notes'
    expect(detect(`${folder}/node_modules/.bin/astro build`, {}, folder).isWorker).toBe(false)
    expect(detect(`${folder}/build-pages.js`, {}, folder).isWorker).toBe(false)
    expect(detect(`${folder}/node_modules/.bin/next build`, { TURBOPACK: '1' }).isWorker).toBe(
      false,
    )
  })
})
