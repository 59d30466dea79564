import { unified } from '@astrojs/markdown-remark'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import remarkContentTrust from 'remark-content-trust'

/** Hands the decision to the components of the page. */
function keepDecision() {
  return (_tree, file) => {
    const { result } = file.data.contentTrust
    file.data.astro.frontmatter.trust = result?.recommended_action ?? 'not checked'
  }
}

export default defineConfig({
  site: 'https://example.org',
  markdown: {
    // Astro 7 runs remark plugins only with this processor.
    processor: unified({
      remarkPlugins: [
        [remarkContentTrust, { images: true, reportFile: 'content-trust.html' }],
        keepDecision,
      ],
    }),
  },
  integrations: [
    starlight({
      title: 'Pump log',
      components: { PageTitle: './src/components/page-title.astro' },
    }),
  ],
})
