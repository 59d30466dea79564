import { describe, expect, it } from 'vitest'
import { startService } from '../../../../test/server/support/start-service.ts'
import { prefersHtml } from './send-missing-page.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

it.each([
  [browser, true],
  ['TEXT/HTML', true],
  ['application/json;q=0.5, text/html', true],
  [undefined, false],
  ['*/*', false],
  ['text/html;q=0', false],
  ['text/html;q=x', false],
  ['application/json, text/html;q=0.9', false],
  ['application/problem+json, text/html;q=0.9', false],
])('%s asks for a page: %s', (accept, expected) => {
  expect(prefersHtml(accept)).toBe(expected)
})

describe('a missing page', () => {
  it('is a page for a browser and a problem for a program', async () => {
    const { send } = await startService()
    for (const url of ['/nothing', '/assets/nothing.js', '/problems/nothing', '/v1/<b>nothing']) {
      const page = await send({ method: 'GET', url, headers: { accept: browser } })
      expect([url, page.status, page.headers['content-type'], page.headers['vary']]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
        'Accept',
      ])
      expect(page.text).toContain('There is no page here')
      expect(page.text).not.toContain('nothing')
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
      const problem = await send({ method: 'GET', url })
      expect(problem).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(problem.headers['vary']).toBe('Accept')
    }
  })

  it('is a problem where something else was asked', async () => {
    const { send } = await startService()
    const headers = { accept: browser }
    const posted = await send({ method: 'POST', url: '/nothing', headers })
    expect(posted).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const other = await send({ method: 'GET', url: '/v1/analyze', headers })
    expect(other).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  })
})
