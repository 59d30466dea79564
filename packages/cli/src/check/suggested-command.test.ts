import { describe, expect, it } from 'vitest'
import { suggestedCommand } from './suggested-command.ts'

describe('the command that was typed', () => {
  it('keeps what chooses and reads the drafts, in one order, and adds what is new', () => {
    const options = {
      since: 'main',
      use: 'cite',
      formatHint: 'faq',
      domain: 'tea',
      policy: 'Be kind.',
      policyFile: 'p.txt',
      config: 'a.json',
      images: true,
      failOn: 'high',
      quiet: true,
    }
    expect(suggestedCommand(['a', 'b'], options, ['--verbose'])).toBe(
      'npx content-trust check a b --use cite --format-hint faq --domain tea ' +
        '--policy-file p.txt --config a.json --since main --images --verbose',
    )
    expect(suggestedCommand(['.'], {}, [])).toBe('npx content-trust check .')
  })

  it('quotes what a shell would read as something else', () => {
    expect(suggestedCommand(["it's here.md", '*.md', 'a$b', ''], {}, ['x;y'])).toBe(
      "npx content-trust check 'it'\\''s here.md' '*.md' 'a$b' '' 'x;y'",
    )
    expect(suggestedCommand(['a-1_b/c.md@2%3+4=5:6,7'], {}, [])).toBe(
      'npx content-trust check a-1_b/c.md@2%3+4=5:6,7',
    )
  })

  it('cannot be typed again where standard input or a policy of the command line was read', () => {
    expect(suggestedCommand([], {}, [])).toBeNull()
    expect(suggestedCommand(['a.md', '-'], {}, [])).toBeNull()
    expect(suggestedCommand(['a.md'], { stdinFilename: 'b.md' }, [])).toBeNull()
    expect(suggestedCommand(['a.md'], { policy: 'Be kind.' }, [])).toBeNull()
  })

  it('is not shown where it is longer than 140 characters', () => {
    const start = 'npx content-trust check '
    const longest = 'a'.repeat(140 - start.length)
    expect(suggestedCommand([longest], {}, [])).toBe(start + longest)
    expect(suggestedCommand([`${longest}a`], {}, [])).toBeNull()
  })
})
