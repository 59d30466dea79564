import { describe, expect, it } from 'vitest'
import { typedCommand } from './typed-command.ts'

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
    expect(typedCommand(['a', 'b'], options, ['--verbose'])).toBe(
      'npx content-trust check a b --use cite --format-hint faq --domain tea ' +
        '--policy-file p.txt --config a.json --since main --images --verbose',
    )
    expect(typedCommand(['.'], {}, [])).toBe('npx content-trust check .')
  })

  it('quotes what a shell would read as something else', () => {
    expect(typedCommand(["it's here.md", '*.md', 'a$b', ''], {}, ['x;y'])).toBe(
      "npx content-trust check 'it'\\''s here.md' '*.md' 'a$b' '' 'x;y'",
    )
    expect(typedCommand(['a-1_b/c.md@2%3+4=5:6,7'], {}, [])).toBe(
      'npx content-trust check a-1_b/c.md@2%3+4=5:6,7',
    )
  })

  it('cannot be typed again where standard input or a policy of the command line was read', () => {
    expect(typedCommand([], {}, [])).toBeNull()
    expect(typedCommand(['a.md', '-'], {}, [])).toBeNull()
    expect(typedCommand(['a.md'], { stdinFilename: 'b.md' }, [])).toBeNull()
    expect(typedCommand(['a.md'], { policy: 'Be kind.' }, [])).toBeNull()
  })

  it('is not shown where it is longer than 140 characters', () => {
    const start = 'npx content-trust check '
    const longest = 'a'.repeat(140 - start.length)
    expect(typedCommand([longest], {}, [])).toBe(start + longest)
    expect(typedCommand([`${longest}a`], {}, [])).toBeNull()
  })
})
