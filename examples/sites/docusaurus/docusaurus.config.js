import { trustBadge } from './trust-badge.mjs'

// A dynamic import: Docusaurus rewrites static ones, and the plugin is an ES module.
export default async function config() {
  const { default: remarkContentTrust } = await import('remark-content-trust')
  return {
    title: 'Pump log',
    url: 'https://example.org',
    baseUrl: '/',
    presets: [
      [
        'classic',
        {
          docs: {
            routeBasePath: '/',
            // Before the plugins of Docusaurus: one of them turns the first heading into JSX.
            beforeDefaultRemarkPlugins: [
              [remarkContentTrust, { reportFile: 'content-trust.html' }],
              trustBadge,
            ],
          },
          blog: false,
        },
      ],
    ],
  }
}
