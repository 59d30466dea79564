import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Github } from '../github/client.ts'
import { fetchImageCode } from './image-code.ts'

const code = Buffer.from('export {}\n')
const sha256 = createHash('sha256').update(code).digest('hex')
const blob = createHash('sha1').update(`blob ${code.length}\0`).update(code).digest('hex')
const listed = { files: [{ name: 'image-thread.mjs', blob, sha256 }] }
const host = { env: { GITHUB_ACTION_REPOSITORY: 'octo-org/content-trust' } }

/** A GitHub that gives every blob this content, and remembers whose it was asked for. */
function githubWith(content: Buffer) {
  const asked: unknown[] = []
  const request = async (_route: string, values: unknown) => {
    asked.push(values)
    return { data: { content: content.toString('base64'), encoding: 'base64' } }
  }
  const github = { owner: 'somebody', repo: 'handbook', request } as unknown as Github
  return { github, asked }
}

it('comes from the repository of the action, and goes when it is not needed any more', async () => {
  const { github, asked } = githubWith(code)
  const loaded = await fetchImageCode(host, github, listed)
  if ('problem' in loaded) throw new Error(loaded.problem)
  expect(asked).toEqual([{ owner: 'octo-org', repo: 'content-trust', file_sha: blob }])
  expect(loaded.thread.pathname).toMatch(/\/image-thread\.mjs$/)
  expect(readFileSync(loaded.thread)).toEqual(code)
  await loaded.remove()
  expect(existsSync(loaded.thread)).toBe(false)
})

it('is refused where it is not what the release wrote down', async () => {
  const { github } = githubWith(Buffer.from('process.exit()\n'))
  expect(await fetchImageCode(host, github, listed)).toEqual({
    problem: 'the code for images could not be fetched from octo-org/content-trust',
  })
})

it('is not looked for where nobody says in which repository', async () => {
  const { github, asked } = githubWith(code)
  for (const name of [undefined, 'x', '../a/b', 'a/b/c']) {
    const env = { GITHUB_ACTION_REPOSITORY: name }
    expect(await fetchImageCode({ env }, github, listed)).toEqual({
      problem: 'the workflow does not say which repository the action is from',
    })
  }
  expect(asked).toEqual([])
})

it.each(['../index.js', 'a/b', '', '.hidden'])('writes no file named %j', async (name) => {
  const { github } = githubWith(code)
  const forged = { files: [{ name, blob, sha256 }] }
  await expect(fetchImageCode(host, github, forged)).rejects.toThrow()
})
