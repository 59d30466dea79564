import { describe, expect, it } from 'vitest'
import { refusedSwitch } from './refuse-switches.ts'

const refused = (args: readonly string[], platform: NodeJS.Platform = 'linux', isRoot = false) =>
  refusedSwitch({ args: ['/opt/content-trust', ...args], platform, isRoot })

describe('the packed program', () => {
  it.each([
    '--remote-debugging-port=9222',
    '-remote-debugging-port=9222',
    '--Remote-Debugging-Port=0',
    '--remote-debugging-pipe',
    '--remote-allow-origins=*',
    '--inspect',
    '--inspect-brk=0.0.0.0:9229',
    '--js-flags=--allow-natives-syntax',
    '--load-extension=/tmp/x',
    '--no-sandbox',
    '--disable-web-security',
    '--proxy-server=far.test:80',
    '--host-resolver-rules=MAP * 192.0.2.1',
    '--renderer-cmd-prefix=gdb',
    '--utility-cmd-prefix=gdb',
    '--enable-logging=file',
    '--a-switch-of-next-year',
  ])('refuses %s', (argument) => {
    expect(refused(['a.md', argument])).toBe(argument.replace(/=.*/, ''))
  })

  it('takes names of files, and switches that only change how it is drawn', () => {
    expect(refused(['a.md', '/drafts/b.md', '--ozone-platform-hint=auto', '--disable-gpu'])).toBe(
      null,
    )
    expect(refused(['--', '--inspect.md'])).toBe(null)
    expect(refused([])).toBe(null)
  })

  it('takes on each system what that gives to every program', () => {
    expect(refused(['-psn_0_12345'], 'darwin')).toBe(null)
    expect(refused(['-psn_0_12345'])).toBe('-psn_0_12345')
    expect(refused(['/remote-debugging-port=9222'], 'win32')).toBe('/remote-debugging-port')
    expect(refused(['--no-sandbox'], 'linux', true)).toBe(null)
  })
})
