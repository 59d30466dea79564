import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const script = resolve(import.meta.dirname, '../../.ci/bare-path')
const lacking = ['ffmpeg', 'ffprobe', 'chromium', 'chromium-browser', 'google-chrome-stable']
  .concat(['java', 'strace', 'Xvfb', 'xvfb-run', 'python3', 'python3.13', 'gcc', 'g++', 'cc'])
  .concat(['make', 'openssl', 'haproxy', 'nginx', 'parallel'])
const kept = ['git', 'node', 'npm', 'npx', 'javelin', 'gitmake']
const shell = ['sh', 'bash', 'env', 'ls', 'ln', 'rm', 'mkdir', 'xargs']

/** Which of the programs a shell finds on a PATH. */
function foundOn(path: string, programs: readonly string[]): string[] {
  return programs.filter((program) => {
    const look = ['-c', 'command -v -- "$0" >/dev/null', program]
    return spawnSync('/bin/sh', look, { env: { PATH: path } }).status === 0
  })
}

/** The PATH of a machine with all of these programs in two places. */
function makePath(...programs: readonly string[]): string {
  const [folder, tools] = [join(temporaryFolder(), 'bin'), join(temporaryFolder(), 'bin')]
  mkdirSync(folder)
  mkdirSync(tools)
  for (const name of programs) writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 })
  for (const name of shell) {
    const place = spawnSync('/bin/sh', ['-c', 'command -v -- "$0"', name], { encoding: 'utf8' })
    symlinkSync(place.stdout.trim(), join(tools, name))
  }
  return `${folder}:${tools}`
}

// The script is for Linux.
describe.skipIf(process.platform === 'win32')('the PATH of a fresh machine', () => {
  it('hides what a fresh Debian lacks, and nothing else', () => {
    const full = makePath(...lacking, ...kept)
    expect(foundOn(full, [...lacking, ...kept])).toEqual([...lacking, ...kept])
    const bare = execFileSync(script, [join(temporaryFolder(), 'bare')], {
      env: { PATH: full },
      encoding: 'utf8',
    }).trim()
    expect(foundOn(bare, lacking)).toEqual([])
    expect(foundOn(bare, kept)).toEqual(kept)
    expect(foundOn(bare, shell)).toEqual(shell)
  })

  it('leaves out what is not a folder, and works with a place given from here', () => {
    const path = `/no/such/place:.:${makePath('git')}`
    const folder = join(temporaryFolder(), 'bare')
    const bare = execFileSync(script, [folder], { env: { PATH: path }, encoding: 'utf8' }).trim()
    for (const place of bare.split(':')) expect(place.startsWith(folder)).toBe(true)
    expect(foundOn(bare, ['git'])).toEqual(['git'])
  })
})
