import { RewriterError } from './rewriter-error.ts'

/** The address that a model is asked at. Throws a `RewriterError` for one that is not safe to send a draft to. */
export function endpointOf(url: string): URL {
  const problem = `Unexpected address \`${withoutSecrets(url)}\` of a rewriter, expected https, or http on this machine, without a password.`
  if (!URL.canParse(url)) throw new RewriterError('address', problem)
  const endpoint = new URL(url)
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(endpoint.hostname)
  const isSafe = endpoint.protocol === 'https:' || (endpoint.protocol === 'http:' && isLocal)
  if (!isSafe || endpoint.username !== '' || endpoint.password !== '') {
    throw new RewriterError('address', problem)
  }
  endpoint.pathname = `${endpoint.pathname.replace(/\/+$/, '')}/chat/completions`
  return endpoint
}

function withoutSecrets(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//…@').replace(/\?.*$/s, '')
}
