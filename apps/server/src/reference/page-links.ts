/** The pages that every page links to. */
export const pageLinks = [
  { page: 'demo', href: '/', label: 'Demo' },
  { page: 'account', href: '/account', label: 'Account' },
  { page: 'reference', href: '/docs', label: 'API reference' },
] as const
