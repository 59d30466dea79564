import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '../support/temporary-folder.ts'

const manifestSchema = z.object({
  name: z.string(),
  private: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
})

const script = resolve(import.meta.dirname, '../../.ci/publish-packages')

// The script runs on Linux.
const unix = it.skipIf(process.platform === 'win32')

/** Stands in for npm: the registry has what `PUBLISHED` names, and each publishing is noted. */
const npm = `#!/bin/sh
case "$1" in
  view) [ "$2" = "$PUBLISHED" ] && echo "\${2##*@}" ;;
  publish) echo "$*" >>"$CALLS" ;;
esac
`

function publish(names: readonly string[], published: string) {
  const folder = temporaryFolder()
  const calls = join(folder, 'calls')
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 })
  mkdirSync(join(folder, 'out/package'), { recursive: true })
  for (const name of names) {
    const manifest = JSON.stringify({ name, version: '0.2.0' })
    writeFileSync(join(folder, 'out/package/package.json'), manifest)
    const tarball = `${name.replace('@', '').replace('/', '-')}-0.2.0.tgz`
    spawnSync('tar', ['-czf', tarball, 'package'], { cwd: join(folder, 'out') })
  }
  const path = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`
  const env = { ...process.env, PATH: path, PUBLISHED: published, CALLS: calls }
  const { status, stderr } = spawnSync(script, { cwd: folder, env, encoding: 'utf8' })
  const told = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
  return { status, stderr, told }
}

unix('publishes each packed package with provenance, and none that is there already', () => {
  const names = ['@content-trust/engine', 'content-trust', 'remark-content-trust']
  expect(publish(names, 'content-trust@0.2.0')).toEqual({
    status: 0,
    stderr: '',
    told: [
      'publish out/content-trust-engine-0.2.0.tgz --access public --provenance',
      'publish out/remark-content-trust-0.2.0.tgz --access public --provenance',
    ],
  })
})

unix('publishes each package after those that it depends on', () => {
  const published = globSync('{packages,apps}/*/package.json')
    .map((path) => manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))))
    .filter((manifest) => !manifest.private)
  const { told } = publish(
    published.map(({ name }) => name),
    '',
  )
  const order = told.map((call) => /out\/(.+)-0\.2\.0\.tgz/.exec(call)?.[1])
  const placeOf = (name: string) => order.indexOf(name.replace('@', '').replace('/', '-'))
  const pairs = published.flatMap(({ name, dependencies }) =>
    published.filter((other) => other.name in dependencies).map((other) => [other.name, name]),
  )
  expect(pairs).toContainEqual(['@content-trust/workspace', 'remark-content-trust'])
  expect(order).toHaveLength(published.length)
  const tooLate = pairs.filter(([first = '', then = '']) => placeOf(first) > placeOf(then))
  expect(tooLate).toEqual([])
})

unix('refuses to release nothing', () => {
  const { status, stderr } = publish([], '')
  expect(status).toBe(2)
  expect(stderr).toContain('npm run build && npm run check:packages')
})
