import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import remarkContentTrust from 'remark-content-trust'
import remarkFrontmatter from 'remark-frontmatter'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [
          remarkFrontmatter,
          [remarkContentTrust, { reportFile: 'content-trust.html' }],
        ],
      }),
    },
    react(),
  ],
})
