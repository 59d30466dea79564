import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('links to sites by their names', () => {
  it('are those to their hosts', () => {
    const policies = `
      No links to Facebook.
      Links to Facebook are not allowed.
      Facebook links are banned.
      No links to Amazon, eBay or Facebook.
      Reject links that lead to Facebook or YouTube.
      No linking to Facebook pages.
      Links to TikTok, Facebook or other social media are not allowed.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'Facebook has photos: «https://www.facebook.com/choir».',
        misses: 'Facebook has photos, and so has https://choir.example.org/photos.',
      }),
    ).toEqual([])
  })

  it('may be the only ones', () => {
    const policies = `
      Only link to Wikipedia.
      No links except to Wikipedia.
      Links may only go to Wikipedia or GitHub.
      Only links to Wikipedia are allowed.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'See «https://example.org/tea».',
        misses: 'See https://en.wikipedia.org/wiki/Tea.',
      }),
    ).toEqual([])
  })

  it('are words where no link is spoken of', () => {
    for (const policy of ['Do not mention Facebook.', 'Nothing about Amazon.'])
      expect(explainPolicy(policy)[0]?.form?.targets, policy).toMatchObject([{ kind: 'phrase' }])
  })
})

describe('links that should be encrypted', () => {
  const meets = 'The map is at «http://maps.example.org/a.html».'
  const misses = 'The map is at https://maps.example.org/a.html.'

  it('are found where they are not', () => {
    const reject = `
      Only https links are allowed.
      We only accept links that use https.
      Links without https are not allowed.
      Reject links that don't use https.
    `
    const revise = `
      All links must use https.
      Links should start with https://.
      Every link has to be https.
      Always use https links.
      Links must be secure.
    `
    expect(faultsOf({ action: 'reject', policies: reject, meets, misses })).toEqual([])
    expect(faultsOf({ action: 'revise', policies: revise, meets, misses })).toEqual([])
  })

  it('have a host of their own', () => {
    for (const address of ['https://example.org', 'http://example.org', 'example.org'])
      expect(explainPolicy(`Only link to ${address}.`)[0]?.form?.targets, address).toEqual([
        { kind: 'link', hosts: ['example.org'], isOther: true },
      ])
  })
})
