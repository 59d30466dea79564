import mdx from '@mdx-js/rollup'
import remarkContentTrust from 'remark-content-trust'
import remarkFrontmatter from 'remark-frontmatter'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    mdx({
      remarkPlugins: [
        remarkFrontmatter,
        [remarkContentTrust, { reportFile: 'content-trust.html' }],
      ],
    }),
  ],
})
