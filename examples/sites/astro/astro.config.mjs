import { unified } from '@astrojs/markdown-remark'
import { defineConfig } from 'astro/config'
import remarkContentTrust from 'remark-content-trust'

export default defineConfig({
  markdown: {
    // Astro 7 runs remark plugins only with this processor.
    processor: unified({
      remarkPlugins: [[remarkContentTrust, { reportFile: 'content-trust.html' }]],
    }),
  },
})
