import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lanes } from '../lanes.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = resolve(import.meta.dirname, '../..')

/** Stands in for npm and npx: notes each call, writes the report that is asked for, and fails where it is told to. */
const program = `#!/bin/sh
name=\${0##*/}
case "$*" in
  'config get'*) echo /dev/null; exit ;;
  *count-tests*) shift; shift; exec "$REAL_NODE" "$@" ;;
esac
echo "$name $*" >>"$CALLS"
for word in "$@"; do
  case $word in --outputFile.json=*) printf '%s' "$REPORT" >"\${word#*=}" ;; esac
done
case "$name $*" in "$FAILS_ON" | "$FAILS_ON --reporter"*) exit 1 ;; esac
`

/** What else the script runs. The whole PATH has thousands of programs, which it would link for each run. */
const shell = [
  'bash',
  'cat',
  'dirname',
  'env',
  'grep',
  'id',
  'ln',
  'mkdir',
  'mktemp',
  'rm',
  'sh',
  'xargs',
]

const goodReport = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, success: true })

interface CiRun {
  readonly status: number | null
  readonly calls: readonly string[]
  readonly output: string
}

/** Runs \`.ci/run\` with stand-ins for npm, npx and whatever its lanes want. */
function runCi({ failsOn = 'no call', report = goodReport } = {}): CiRun {
  const folder = temporaryFolder()
  const bin = join(folder, 'bin')
  const calls = join(folder, 'calls')
  mkdirSync(bin)
  writeFileSync(calls, '')
  for (const name of ['npm', 'npx']) writeFileSync(join(bin, name), program, { mode: 0o755 })
  for (const name of ['chromium', 'java', 'xvfb-run', 'ffmpeg', 'strace', 'haproxy', 'nginx']) {
    writeFileSync(join(bin, name), '#!/bin/sh\n', { mode: 0o755 })
  }
  for (const name of shell) {
    const { stdout: place } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    symlinkSync(place.trim(), join(bin, name))
  }
  writeFileSync(join(bin, 'apt-get'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const { status, stdout, stderr } = spawnSync('bash', ['.ci/run'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: bin,
      TMPDIR: folder,
      REAL_NODE: process.execPath,
      CALLS: calls,
      REPORT: report,
      FAILS_ON: failsOn,
    },
  })
  return {
    status,
    // Where the reports go is another place each time.
    calls: readFileSync(calls, 'utf8')
      .trim()
      .replaceAll(/ --reporter.*/g, '')
      .split('\n'),
    output: stdout + stderr,
  }
}

describe('.ci/run', { timeout: 240_000 }, () => {
  it('passes when each of its steps does', () => {
    const { status, calls, output } = runCi()
    expect(status, output).toBe(0)
    expect(calls).toContain('npm test --')
    for (const name of Object.keys(lanes)) expect(calls).toContain(`npm test -- ${name}`)
  })

  it('stops at each step that fails, and fails', () => {
    const { calls } = runCi()
    expect(calls.length).toBeGreaterThan(20)
    for (const [index, call] of calls.entries()) {
      const run = runCi({ failsOn: call })
      expect(run.calls).toContain(call)
      // Lanes that run beside the one that fails come to their end, two at most, and nothing after them begins.
      expect(run.calls.length, call).toBeLessThanOrEqual(index + 3)
      expect(calls.slice(0, index + 3)).toEqual(expect.arrayContaining([...run.calls]))
      expect(run.status, call).not.toBe(0)
    }
  })

  it.each([
    [
      'reports a failing test',
      JSON.stringify({ numPassedTests: 3, numFailedTests: 1, success: false }),
    ],
    ['ended before its report', ''],
    ['ran no test', JSON.stringify({ numPassedTests: 0, numFailedTests: 0, success: true })],
  ])('fails after a run that %s, though it ended with code 0', (_, report) => {
    expect(runCi({ report }).status).toBe(1)
  })

  it('names the tests that have no result, as those of a process that died', () => {
    const { status, output } = runCi({
      report: JSON.stringify({
        numPassedTests: 3,
        numFailedTests: 0,
        success: true,
        testResults: [
          {
            name: 'a.test.ts',
            assertionResults: [
              { fullName: 'the first', status: 'passed' },
              { fullName: 'the second', status: 'pending' },
              { fullName: 'the third', status: 'skipped' },
            ],
          },
        ],
      }),
    })
    expect(status).toBe(1)
    expect(output.match(/“[^”]*” has no result/g)?.[0]).toBe('“the second” has no result')
    expect(output).not.toMatch(/the (?:first|third)/)
  })
})
