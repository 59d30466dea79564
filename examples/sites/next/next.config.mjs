import 'remark-content-trust/build'
import createMDX from '@next/mdx'

// Turbopack takes plugins by name, with options that are plain JSON.
const withMDX = createMDX({
  options: {
    remarkPlugins: [
      'remark-frontmatter',
      ['remark-content-trust', { reportFile: 'content-trust.html' }],
    ],
  },
})

export default withMDX({ pageExtensions: ['js', 'jsx', 'ts', 'tsx', 'md', 'mdx'] })
