import 'remark-content-trust/build'
import createMDX from '@next/mdx'

// Turbopack takes plugins by name, with options that are plain JSON.
const withMDX = createMDX({
  options: {
    remarkPlugins: [
      'remark-frontmatter',
      ['remark-content-trust', { reportFile: 'content-trust.json' }],
    ],
  },
})

export default withMDX({ pageExtensions: ['js', 'mdx'] })
