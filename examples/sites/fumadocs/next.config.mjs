import 'remark-content-trust/build'
import { createMDX } from 'fumadocs-mdx/next'

const withMDX = createMDX()

export default withMDX({ reactStrictMode: true })
