import { expect, it } from 'vitest'
import type { CheckOptions } from './check-options.ts'
import { withPolicyFile } from './policy-file.ts'

const host = (bytes: Uint8Array | string | Error) => {
  const paths: string[] = []
  return {
    paths,
    cwd: '/work-folder',
    readFile: async (path: string) => {
      paths.push(path)
      if (bytes instanceof Error) throw bytes
      return typeof bytes === 'string' ? Buffer.from(bytes) : bytes
    },
  }
}
const read = (bytes: Uint8Array | string | Error): Promise<CheckOptions> =>
  withPolicyFile<CheckOptions>(host(bytes), { policyFile: 'policy.txt' })

it('reads nothing where no file is named', async () => {
  const own = host('never')
  const options = { policy: 'Be kind.' }
  expect(await withPolicyFile(own, options)).toBe(options)
  expect(own.paths).toEqual([])
})

it('puts the words of the file in the place of those of the command line', async () => {
  const own = host('\ufeff Be kind. \n')
  expect(await withPolicyFile(own, { policyFile: 'a/policy.txt', use: 'cite' })).toEqual({
    policyFile: 'a/policy.txt',
    policy: 'Be kind.',
    use: 'cite',
  })
  expect(own.paths).toEqual(['/work-folder/a/policy.txt'])
})

it('leaves a policy file to the workspace, with the path as settings have it', async () => {
  const own = host('clauses: []')
  const options = { policyFile: 'a/house.policy.yaml', policy: 'Be kind.' }
  expect(await withPolicyFile(own, options)).toEqual({
    ...options,
    policies: ['./a/house.policy.yaml'],
  })
  expect(own.paths).toEqual(['/work-folder/a/house.policy.yaml'])
  const gone = host(Object.assign(new Error('x'), { code: 'ENOENT' }))
  await expect(withPolicyFile(gone, { policyFile: 'b.policy.yml' })).rejects.toThrow(
    '--policy-file b.policy.yml: no such file or folder',
  )
})

it('refuses two policies', async () => {
  const both = { policyFile: 'policy.txt', policy: '' }
  await expect(withPolicyFile(host('x'), both)).rejects.toThrow('both --policy and --policy-file')
})

it('takes 2,000 characters, however many bytes they have, and no more', async () => {
  expect((await read('😀'.repeat(2000))).policy).toHaveLength(4000)
  await expect(read('x'.repeat(2001))).rejects.toThrow(
    '--policy-file policy.txt: 2001 characters long, expected at most 2000',
  )
})

it.each([
  ['an empty file', '', 'an empty file'],
  ['blanks alone', ' \ufeff\n', 'an empty file'],
  ['bytes that are no text', Uint8Array.of(0x41, 0xff, 0xfe, 0xfd), 'policy.txt: '],
  ['a file that is gone', Object.assign(new Error('x'), { code: 'ENOENT' }), 'policy.txt: '],
])('refuses %s and names the file', async (_name, bytes, message) => {
  await expect(read(bytes)).rejects.toThrow(message)
  await expect(read(bytes)).rejects.toThrow(/^--policy-file policy\.txt: \S/)
})
