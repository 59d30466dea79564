/** Paths of the account page's calls, which are not part of the published API. */
export const accountPaths = {
  session: '/account/session',
  overview: '/account/overview',
  calls: '/account/calls',
  signIn: '/account/sign-in',
  signOut: '/account/sign-out',
  createKey: '/account/create-key',
  rotateKey: '/account/rotate-key',
  revokeKey: '/account/revoke-key',
} as const
