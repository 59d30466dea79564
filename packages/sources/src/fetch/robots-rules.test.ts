import { describe, expect, it } from 'vitest'
import type { Failure, FailureReason, FetchOutcome } from './outcome.ts'
import { RobotsRules } from './robots-rules.ts'

const address = 'https://town.example/robots.txt'

function file(text: string, status = 200): FetchOutcome {
  const body = Buffer.from(text)
  const rest = { redirects: [], type: 'text/plain', isChallenge: false, isTruncated: false }
  return { kind: 'answer', address, status, body, fetchedAt: 0, ...rest }
}

const failure = (reason: FailureReason, redirects: Failure['redirects'] = []): FetchOutcome => {
  return { kind: 'failure', reason, address, redirects }
}
const elsewhere = [{ status: 302, from: address, to: 'http://10.0.0.1/robots.txt' }]

function refusal(outcome: FetchOutcome, path: string): Promise<FailureReason | null> {
  const rules = new RobotsRules(async () => outcome)
  return rules.refusal(new URL(path, address))
}

describe('what a site allows', () => {
  it.each([
    ['all but what its rules name', 'User-agent: *\nDisallow: /private/', '/private/a', 'robots'],
    ['what its rules do not name', 'User-agent: *\nDisallow: /private/', '/public', null],
    [
      'what it allows us by our name',
      'User-agent: *\nDisallow: /\n\nUser-agent: Content-Trust\nAllow: /',
      '/a',
      null,
    ],
    ['nothing to us by our name', 'User-agent: content-trust\nDisallow: /', '/a', 'robots'],
    [
      'what is longer than what it forbids',
      'User-agent: *\nDisallow: /a\nAllow: /a/b',
      '/a/b/c',
      null,
    ],
    ['what no pattern meets', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?b', null],
    ['everything in a file without rules', '<!doctype html><p>Not a file of rules', '/a', null],
  ])('%s', async (_name, text, path, expected) => {
    expect(await refusal(file(text), path)).toBe(expected)
  })

  it.each([
    ['everything without a file', file('', 404), null],
    ['everything with a file that is for members', file('', 403), null],
    ['nothing while its server has a fault', file('', 503), 'robots'],
    ['everything where the file leads nowhere', failure('private_address', elsewhere), null],
    ['nothing where nobody answers, as no page would', failure('timeout'), 'timeout'],
    ['what the cache has without the file', failure('offline'), null],
  ])('%s', async (_name, outcome, expected) => {
    expect(await refusal(outcome, '/a')).toBe(expected)
  })
})

it('each site is asked once', async () => {
  const asked: string[] = []
  const rules = new RobotsRules(async ({ href }) => {
    asked.push(href)
    return file('')
  })
  const pages = ['https://a.example/1', 'https://a.example/2', 'https://b.example:8443/3']
  await Promise.all(pages.map((page) => rules.refusal(new URL(page))))
  expect(asked).toEqual(['https://a.example/robots.txt', 'https://b.example:8443/robots.txt'])
})

it('a file of hostile patterns costs little', async () => {
  const pattern = `Disallow: /${'*a'.repeat(2_000)}$`
  const text = `User-agent: *\n${`${pattern}\n`.repeat(100)}`
  const started = performance.now()
  expect(await refusal(file(text), `/${'a'.repeat(300)}b`)).toBeNull()
  expect(performance.now() - started).toBeLessThan(5_000)
})
