import 'remark-content-trust/build'

export default defineNuxtConfig({
  modules: ['@nuxt/content'],
  content: {
    experimental: { sqliteConnector: 'native' },
    build: {
      markdown: {
        remarkPlugins: {
          'remark-content-trust': { options: { reportFile: 'content-trust.html' } },
        },
      },
    },
  },
})
