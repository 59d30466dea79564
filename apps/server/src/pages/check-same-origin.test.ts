import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { checkSameOrigin } from './check-same-origin.ts'

/** Whether a change is let in that comes to this host with these headers. */
function isLetIn(
  headers: Readonly<Record<string, string>>,
  host = 'trust.example',
  protocol: 'http' | 'https' = 'http',
): boolean {
  try {
    checkSameOrigin({ headers, host, protocol })
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'forbidden_origin' })
    return false
  }
}

describe('a change', () => {
  it.each([
    ['http://trust.example', 'trust.example'],
    ['http://trust.example:8080', 'trust.example:8080'],
    ['http://127.0.0.1:8080', '127.0.0.1:8080'],
    ['http://[::1]:8080', '[::1]:8080'],
    ['http://trust.example.', 'trust.example.'],
  ])('of the page of %s itself is accepted', (origin, host) => {
    expect(isLetIn({ origin }, host)).toBe(true)
  })

  it.each([
    ['a name that ends alike', 'http://evil-trust.example'],
    ['a name that begins alike', 'http://trust.example.evil.example'],
    ['a subdomain', 'http://www.trust.example'],
    ['the domain above', 'http://example'],
    ['the name with a dot behind it', 'http://trust.example.'],
    ['another port', 'http://trust.example:8081'],
    ['another scheme', 'ftp://trust.example'],
    ['an extension', 'chrome-extension://trust.example'],
    ['user info that looks like the host', 'http://trust.example@evil.example'],
    ['a path that looks like the host', 'http://evil.example/trust.example'],
    ['no site', 'null'],
    ['an empty name', ''],
    ['the bare host', 'trust.example'],
    ['two sites', 'http://trust.example, http://evil.example'],
  ])('of %s is refused', (_, origin) => {
    expect(isLetIn({ origin })).toBe(false)
  })

  it('of a page on another port is refused where the service has one itself', () => {
    expect(isLetIn({ origin: 'http://trust.example' }, 'trust.example:8080')).toBe(false)
    expect(isLetIn({ origin: 'http://trust.example:80' }, 'trust.example:8080')).toBe(false)
  })

  it('over https is refused to a page that came without it', () => {
    expect(isLetIn({ origin: 'http://trust.example' }, 'trust.example', 'https')).toBe(false)
    expect(isLetIn({ origin: 'https://trust.example' }, 'trust.example', 'https')).toBe(true)
  })

  it('of a page over https is accepted behind a proxy that ends TLS', () => {
    expect(isLetIn({ origin: 'https://trust.example' }, 'trust.example', 'http')).toBe(true)
  })

  it('is compared as browsers do, without regard to case', () => {
    expect(isLetIn({ origin: 'HTTP://Trust.Example' })).toBe(true)
    expect(isLetIn({ origin: 'HTTP://EVIL-TRUST.EXAMPLE' })).toBe(false)
  })

  it('that names no origin, or none of a host, is refused', () => {
    expect(isLetIn({})).toBe(false)
    expect(isLetIn({ origin: 'file://' }, '')).toBe(false)
  })

  it.each(['cross-site', 'same-site', 'none', ''])(
    'that the browser calls %j is refused, whatever its origin',
    (site) => {
      expect(isLetIn({ origin: 'http://trust.example', 'sec-fetch-site': site })).toBe(false)
    },
  )

  it('that the browser calls same-origin needs the origin too', () => {
    const site = { 'sec-fetch-site': 'same-origin' }
    expect(isLetIn({ ...site, origin: 'http://trust.example' })).toBe(true)
    expect(isLetIn({ ...site, origin: 'http://evil.example' })).toBe(false)
    expect(isLetIn(site)).toBe(false)
  })
})
