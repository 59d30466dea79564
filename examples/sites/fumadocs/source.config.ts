import { defineConfig } from 'fumadocs-mdx/config'
import remarkContentTrust from 'remark-content-trust'

export default defineConfig({
  mdxOptions: {
    remarkPlugins: (plugins) => [
      [remarkContentTrust, { reportFile: 'content-trust.html' }],
      ...plugins,
    ],
  },
})
