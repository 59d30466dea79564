import { describe, expect, it } from 'vitest'
import { MediaError } from './media-error.ts'
import { readMediaUrl } from './media-url.ts'

const ports = [443]

/** A URL of exactly this many characters. */
function urlOf(length: number, filler = 'a'): string {
  const start = 'https://media.example/'
  return start + filler.repeat(length - start.length)
}

function refusal(text: string, allowed: readonly number[] = ports): string {
  try {
    readMediaUrl(text, allowed)
  } catch (error) {
    if (error instanceof MediaError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'accepted'
}

describe('the form of a media URL', () => {
  it.each(['https://media.example/a.png', 'HTTPS://MEDIA.example:443/a?b#c', 'https://1.2.3.4/'])(
    'R-SRC-08 %s is accepted',
    (text) => {
      expect(readMediaUrl(text, ports).protocol).toBe('https:')
    },
  )

  it.each([
    'http://media.example/a.png',
    'ftp://media.example/a.png',
    'file:///etc/passwd',
    'gopher://media.example/',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//media.example/a.png',
    'media.example/a.png',
    'https:media.example/a.png',
    'https:/media.example/a.png',
    'https:\\\\media.example/a.png',
    ' https://media.example/a.png',
    '',
  ])('R-SRC-08 %j is refused as not https', (text) => {
    expect(refusal(text)).toBe(
      'bad_request: Unexpected media URL, expected one that starts with https://.',
    )
  })

  it('R-SRC-02 R-SRC-09 accepts 2,000 characters and not 2,001', () => {
    expect(readMediaUrl(urlOf(2_000), ports).hostname).toBe('media.example')
    expect(refusal(urlOf(2_001))).toBe(
      'bad_request: Unexpected media URL, expected at most 2,000 characters.',
    )
    expect(refusal(urlOf(8_000_000))).toContain('at most 2,000 characters')
  })

  it('R-SRC-09 counts code points (decision 1)', () => {
    expect(refusal(urlOf(2_000, '😀'))).toBe('accepted')
    expect(refusal(urlOf(2_001, '😀'))).toContain('at most 2,000 characters')
  })

  it.each([
    'https://',
    'https://:443/',
    'https://media.example:99999/',
    'https://[::1/',
    'https://media.example/a b',
    'https://media.example/a\nb',
    'https://media.example/a\0b',
    'https://media.example\\@other.example/',
    'https://256.256.256.256/',
  ])('%j is refused as an unusable URL (decision 10)', (text) => {
    expect(refusal(text)).toMatch(/^bad_request: Unexpected media URL/)
  })

  it.each([
    'https://user@media.example/',
    'https://user:pass@media.example/',
    'https://:p@a.example/',
  ])('%s is refused for its credentials (decision 10)', (text) => {
    expect(refusal(text)).toContain('no user name or password')
  })

  it('allows port 443, or the ports that the installation names (decision 10)', () => {
    expect(refusal('https://media.example:8443/')).toContain('expected port 443')
    expect(refusal('https://media.example:22/')).toContain('expected port 443')
    expect(refusal('https://media.example:8443/', [443, 8443])).toBe('accepted')
    expect(refusal('https://media.example/', [8443])).toContain('expected port 8443')
  })

  it('echoes nothing of what was sent (decision 26)', () => {
    for (const text of ['http://secret.example/', 'https://secret:secret@a.example/secret']) {
      expect(refusal(text)).not.toContain('secret')
    }
  })
})
