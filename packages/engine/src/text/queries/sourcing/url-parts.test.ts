import { describe, expect, it } from 'vitest'
import { isIpAddress, isLocalHost, listedDomain, readQuery, siteOf, splitUrl } from './url-parts.ts'

describe('splitUrl', () => {
  it('splits a full address', () => {
    expect(splitUrl('HTTPS://me:pw@News.Example.org.:8080/a/b?x=1&y#part')).toEqual({
      scheme: 'https',
      host: 'news.example.org',
      port: '8080',
      path: '/a/b',
      query: 'x=1&y',
      fragment: 'part',
    })
  })

  it.each([
    ['//cdn.example.org/x', 'cdn.example.org', '/x'],
    ['www.example.org/x', 'www.example.org', '/x'],
    ['http://[::1]:3000/', '[::1]', '/'],
    ['http://example.org', 'example.org', ''],
    ['guide/start.md', '', 'guide/start.md'],
    ['/guide:start', '', '/guide:start'],
    ['mailto:someone@example.org', '', 'someone@example.org'],
    ['', '', ''],
    ['http://', '', ''],
  ])('reads host and path of %j', (url, host, path) => {
    expect(splitUrl(url)).toMatchObject({ host, path })
  })

  it('keeps a question mark inside the fragment', () => {
    expect(splitUrl('https://a.org/#b?c')).toMatchObject({ query: '', fragment: 'b?c' })
  })
})

describe('readQuery', () => {
  it('reads pairs, bare names and escaped ampersands', () => {
    expect(readQuery('a=1&b&amp;c=2=3')).toEqual([
      ['a', '1'],
      ['b', ''],
      ['c', '2=3'],
    ])
    expect(readQuery('')).toEqual([])
  })
})

describe('domains', () => {
  it('finds the listed domain above a host', () => {
    const domains = new Set(['rt.com', 'bit.ly'])
    expect(listedDomain('www.rt.com', domains)).toBe('rt.com')
    expect(listedDomain('bit.ly', domains)).toBe('bit.ly')
    expect(listedDomain('smart.com', domains)).toBeUndefined()
  })

  it('names the site of a host', () => {
    expect(siteOf('a.b.example.org')).toBe('example.org')
    expect(siteOf('www.bbc.co.uk')).toBe('bbc.co.uk')
    expect(siteOf('10.0.0.7')).toBe('10.0.0.7')
  })

  it('knows addresses and local names', () => {
    expect(isIpAddress('203.0.113.7')).toBe(true)
    expect(isIpAddress('7.example.org')).toBe(false)
    expect(isLocalHost('localhost')).toBe(true)
    expect(isLocalHost('172.20.1.1')).toBe(true)
    expect(isLocalHost('172.32.1.1')).toBe(false)
    expect(isLocalHost('local.example.org')).toBe(false)
  })
})
