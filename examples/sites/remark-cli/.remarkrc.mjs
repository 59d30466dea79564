export default {
  plugins: [
    'remark-frontmatter',
    ['remark-content-trust', { reportFile: 'content-trust.html' }],
  ],
}
