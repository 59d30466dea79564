import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { hasBalancer } from '../ledger/support/fleet/start-balancer.ts'

const folder = join(import.meta.dirname, '../../examples/service')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const ports = (text: string) =>
  [...text.matchAll(/server .*127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)

describe('the settings of load balancers', () => {
  it.each(['haproxy.cfg', 'nginx.conf'])(
    '%s names four processes and passes the address on',
    (name) => {
      const text = read(name)
      expect(ports(text)).toEqual(['8081', '8082', '8083', '8084'])
      expect(text).toContain('127.0.0.1:8080')
      expect(text).toMatch(/option forwardfor|proxy_set_header X-Forwarded-For/)
    },
  )

  it('haproxy.cfg asks for readiness, and tries again only what was not sent', () => {
    const text = read('haproxy.cfg')
    expect(text).toContain('uri /ready')
    expect(text).toMatch(/^ +retry-on conn-failure$/m)
  })

  it('nginx.conf sends a call with a key again, and without one only what was not sent', () => {
    const text = read('nginx.conf')
    const [plain = '', repeatable = ''] = text.split('location @repeatable')
    expect(plain).toMatch(/if \(\$http_idempotency_key\) \{\s+return 418;/)
    expect(plain).toMatch(/error_page 418 = @repeatable;/)
    expect(plain).not.toContain('non_idempotent')
    expect(repeatable).toMatch(/^ +proxy_next_upstream error timeout non_idempotent;$/m)
  })

  it('haproxy.cfg and nginx.conf wait longer than the service works on one text', () => {
    const longest = readConfig({}).scoring.deadlineMs / 1_000
    const times = [
      ...read('haproxy.cfg').matchAll(/timeout (?:server|client) (\d+)s/g),
      ...read('nginx.conf').matchAll(/proxy_read_timeout (\d+)s/g),
    ].map(([, seconds]) => Number(seconds))
    expect(times).toHaveLength(3)
    for (const seconds of times) expect(seconds).toBeGreaterThan(longest)
  })

  it.skipIf(!hasBalancer('haproxy'))('haproxy accepts haproxy.cfg', () => {
    execFileSync('haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], { stdio: 'pipe' })
  })

  it.skipIf(!hasBalancer('nginx'))('nginx accepts nginx.conf', () => {
    const prefix = mkdtempSync(join(tmpdir(), 'content-trust-nginx-'))
    onTestFinished(() => rmSync(prefix, { recursive: true }))
    const globals = `pid ${join(prefix, 'pid')}; error_log ${join(prefix, 'log')};`
    const args = ['-t', '-p', prefix, '-c', join(folder, 'nginx.conf'), '-g', globals]
    execFileSync('nginx', args, { stdio: 'pipe' })
  })
})
