import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { risky, sound } from './support/drafts.ts'
import { exampleEvent } from './support/github-api.ts'
import { makeRepository } from './support/repository.ts'
import { pullRequestEvent } from './support/run-action.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

function git(folder: string, ...args: readonly string[]): string {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'advice.detachedHead=false',
  ]
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** A checkout with a base and a head that differ in hostile and plain names. */
async function makeCheckout(): Promise<{ folder: string; base: string; head: string }> {
  const folder = temporaryFolder()
  git(folder, 'init', '-q')
  await write(folder, {
    'old.md': `# Old\n\n${sound}`,
    'pump.md': `# Pump\n\n${sound}`,
    'gone.md': risky,
    // A filter that would run a program, were the files read through the work tree.
    '.gitattributes': '*.md filter=evil diff=evil\n',
  })
  git(folder, 'add', '.')
  git(folder, 'commit', '-q', '-m', 'base')
  const base = git(folder, 'rev-parse', 'HEAD')
  git(folder, 'mv', 'old.md', 'new name.md')
  await rm(join(folder, 'gone.md'))
  await write(folder, {
    'pump.md': `# Pump\n\n${sound}\n${risky}`,
    'docs/a\nb "c".md': `diff --git a/x b/x\n\n${risky}`,
    'docs/ü.MD': `@@ -1 +1 @@\n\n${risky}`,
  })
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'head')
  const head = git(folder, 'rev-parse', 'HEAD')
  git(folder, 'config', 'filter.evil.smudge', 'touch pwned; cat')
  git(folder, 'config', 'diff.evil.textconv', 'touch pwned; cat')
  return { folder, base, head }
}

it('finds more than 3,000 changed files in the checkout', async () => {
  const { folder, base, head } = await makeCheckout()
  const event = pullRequestEvent({ changedFiles: 3001 })
  const payload = {
    ...event,
    pull_request: {
      ...event.pull_request,
      base: { ...event.pull_request.base, sha: base },
      head: { ...event.pull_request.head, sha: head },
    },
  }
  const repository = makeRepository([])
  repository.head = head
  const run = await runOn(repository, { payload, workspace: folder, inputs: { comment: 'always' } })
  expect(run.code).toBe(0)
  expect(run.outputs).toMatchObject({ 'files-checked': '4', 'files-failed': '0' })
  // Contents come from the checkout too.
  expect(run.requests.filter((request) => /\/(?:blobs|trees|files)/.test(request))).toEqual([])
  expect(run.summary).toContain('[docs/a b "c".md]')
  expect(run.summary).toMatch(/\[pump\.md\].*▲/)
  expect(run.summary).not.toMatch(/\[new name\.md, line/)
  expect(git(folder, 'status', '--porcelain', '--ignored')).not.toContain('pwned')
})

it('compares a push of many files in the checkout', async () => {
  const { folder, base, head } = await makeCheckout()
  const payload = { ...exampleEvent('push'), before: base, after: head }
  const run = await runOn(makeRepository([]), {
    event: 'push',
    payload,
    workspace: folder,
    env: { GITHUB_SHA: head },
    // The server cannot compare the two.
    prepare: ({ faults }) => {
      faults.push({ method: 'GET', path: /\/compare\//, status: 404, times: 9 })
    },
  })
  expect(run.code).toBe(0)
  expect(run.outputs['files-checked']).toBe('4')
})

it('reads the tree of a schedule from the checkout', async () => {
  const { folder, head } = await makeCheckout()
  const run = await runOn(makeRepository([]), {
    event: 'schedule',
    payload: { schedule: '0 5 * * 1' },
    workspace: folder,
    env: { GITHUB_SHA: head },
  })
  expect(run.outputs['files-checked']).toBe('4')
  expect(run.requests).toEqual([])
})

it('finds the changes of a checkout of depth 2, which holds the merge and its parents', async () => {
  const { folder, base, head } = await makeCheckout()
  git(folder, 'checkout', '-q', '--detach', base)
  await write(folder, { 'other.txt': 'x' })
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'other')
  git(folder, 'merge', '-q', '--no-ff', '-m', 'merge', head)
  const shallow = temporaryFolder()
  git(shallow, 'clone', '-q', '--depth', '2', '--no-local', `file://${folder}`, '.')
  const event = pullRequestEvent({ changedFiles: 3001 })
  const payload = {
    ...event,
    pull_request: {
      ...event.pull_request,
      // A commit that the clone does not have.
      base: { ...event.pull_request.base, sha: base },
      head: { ...event.pull_request.head, sha: head },
    },
  }
  const repository = makeRepository([], { 'content-trust.config.json': '{}' })
  repository.trees.set(base, new Map())
  repository.head = head
  const run = await runOn(repository, { payload, workspace: shallow })
  expect(run.outputs).toMatchObject({ 'files-checked': '4', 'files-failed': '0' })
})

it('reads what attributes and links of the change would hide from its diff', async () => {
  const folder = temporaryFolder()
  git(folder, 'init', '-q')
  await write(folder, {
    'a.md': `# A\n\n${sound}`,
    'z.md': `# Z\n\n${sound}`,
    'real.txt': `# Real\n\n${risky}`,
  })
  await symlink('real.txt', join(folder, 'was-link.md'))
  git(folder, 'add', '.')
  git(folder, 'commit', '-q', '-m', 'base')
  const base = git(folder, 'rev-parse', 'HEAD')
  await write(folder, {
    '.gitattributes': '*.md -diff\n',
    'a.md': `# A\n\n${sound}\n${risky}`,
    'z.md': `# Z\n\n${sound}\n${risky}`,
  })
  await symlink('real.txt', join(folder, 'link.md'))
  await rm(join(folder, 'was-link.md'))
  await write(folder, { 'was-link.md': `# Was\n\n${risky}` })
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'head')
  const head = git(folder, 'rev-parse', 'HEAD')
  const event = pullRequestEvent({ changedFiles: 3001 })
  const payload = {
    ...event,
    pull_request: {
      ...event.pull_request,
      base: { ...event.pull_request.base, sha: base },
      head: { ...event.pull_request.head, sha: head },
    },
  }
  const repository = makeRepository([])
  repository.head = head
  const inputs = { 'fail-on-rules': 'unnamed-study', 'report-file': 'report.json' }
  const run = await runOn(repository, { payload, workspace: folder, inputs })
  expect(run.outputs).toMatchObject({
    'files-checked': '4',
    'gate-failed': '4',
    'files-failed': '0',
  })
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))
  const lines = (path: string) =>
    report.files
      .find((file: { path: string }) => file.path === path)
      .findings.map(({ line }: { line: number }) => line)
  // The sound lines in front did not change.
  for (const path of ['a.md', 'z.md']) expect(Math.min(...lines(path))).toBeGreaterThan(5)
  expect(Math.min(...lines('was-link.md'))).toBe(3)
})
