import type { ScoreThread } from './scorer.ts'

/** Browsers that check where scripts come from have this object. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

/** The one policy that the page’s `trusted-types` directive names. */
const policyName = 'score-thread'

/** Starts the thread of the engine from this server’s own file; throws where the browser refuses. */
export function startThread(file: string): ScoreThread {
  const url = new URL(file, location.origin)
  if (url.origin !== location.origin) throw new Error('Expected a file of this server.')
  // The policy lets this one script through, and the page may make no other policy.
  const policy = window.trustedTypes?.createPolicy(policyName, {
    createScriptURL: (asked) => (asked === url.href ? asked : ''),
  })
  const address = policy?.createScriptURL(url.href) ?? url.href
  return new Worker(address, { type: 'module', name: 'scorer' })
}
