import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unified } from '@astrojs/markdown-remark'
import starlight from '@astrojs/starlight'
import { defineConfig, passthroughImageService } from 'astro/config'
import remarkContentTrust from 'remark-content-trust'
import { defaultClientConditions } from 'vite'
import { contentPolicy } from './src/content-policy.ts'
import { sidebarOf } from './src/navigation/sidebar.ts'
import { offlinePlayground } from './src/playground/offline-playground.ts'
import { readPages } from './src/repository/pages.ts'
import { repositoryLinks } from './src/repository/repository-links.ts'
import { readSiteOptions } from './src/site-options.ts'

const { site, base, repository } = readSiteOptions(process.env)
const top = fileURLToPath(new URL('../..', import.meta.url))
const pages = readPages(top)
const hasPlayground = existsSync(new URL('src/pages/playground.astro', import.meta.url))

export default defineConfig({
  site,
  base,
  // A page of the repository at the address of one of ours would never be seen.
  prerenderConflictBehavior: 'error',
  // The screenshots are small already: as WebP most would grow.
  image: { service: passthroughImageService() },
  markdown: {
    processor: unified({
      remarkPlugins: [
        [remarkContentTrust, { failOn: 'high', images: true }],
        repositoryLinks({ top, pages, base, repository }),
      ],
    }),
  },
  // The playground is bundled from the sources of this repository.
  vite: {
    resolve: { conditions: ['source', ...defaultClientConditions] },
    // Below the page, where its service worker may answer for the thread of the engine.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          entryFileNames: 'playground/[name]-[hash].js',
          chunkFileNames: 'playground/[name]-[hash].js',
        },
      },
    },
  },
  integrations: [
    starlight({
      title: 'Content Trust',
      description: 'Scores a draft before it is published, cited, trained on or moderated.',
      favicon: '/icon.svg',
      customCss: ['@content-trust/design/tokens.css', './src/styles/site.css'],
      components: {
        Hero: './src/landing/hero.astro',
        SocialIcons: './src/components/top-links.astro',
      },
      disable404Route: true,
      // Code that scrolls would be a landmark without a name.
      expressiveCode: { defaultProps: { frame: 'none', wrap: true } },
      routeMiddleware: './src/navigation/route-data.ts',
      sidebar: sidebarOf(pages, {
        Start: hasPlayground ? [{ label: 'Playground', link: '/playground/' }] : [],
        'How good it is': [{ label: 'Charts', link: '/charts/' }],
      }),
    }),
    contentPolicy(),
    offlinePlayground(base),
  ],
})
