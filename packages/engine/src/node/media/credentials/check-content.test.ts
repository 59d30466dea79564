import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkContent } from './check-content.ts'

const file = Buffer.from('head[manifest]body{more}tail')
const manifest = { start: 4, length: 10 }
const more = { start: 18, length: 6 }
const signed = Buffer.from('headbodytail')

const state = (content: unknown, bytes: Uint8Array = file) =>
  checkContent(bytes, [
    { label: 'c2pa.actions', content: {} },
    { label: 'c2pa.hash.data', content },
  ])

it.each(['sha256', 'sha384', 'sha512'])('compares what is not excluded, with %s', (alg) => {
  const hash = new Uint8Array(createHash(alg).update(signed).digest())
  const content = { alg, hash, exclusions: [manifest, more] }
  expect(state(content)).toBe('same')
  expect(state({ ...content, exclusions: [more, manifest] })).toBe('same')
  expect(state(content, Buffer.from('head[........]body{....}tail'))).toBe('same')
  for (const changed of [
    'HEAD[manifest]body{more}tail',
    'head[manifest]BODY{more}tail',
    'head[manifest]body{more}taiL',
    'head[manifest]body{more}tail, and more',
    'head[manifest]body',
  ]) {
    expect(state(content, Buffer.from(changed)), changed).toBe('changed')
  }
})

it('takes exclusions that overlap for one', () => {
  const hash = new Uint8Array(createHash('sha256').update('headtail').digest())
  const over = [
    { start: 4, length: 20 },
    { start: 6, length: 3 },
    { start: 10, length: 14 },
  ]
  expect(state({ hash, exclusions: over })).toBe('same')
})

it('compares the whole file with sha256 where the manifest names neither', () => {
  const hash = new Uint8Array(createHash('sha256').update(file).digest())
  expect(state({ hash })).toBe('same')
  expect(state({ hash }, Buffer.from('other'))).toBe('changed')
})

it('finds a hash of another length changed', () => {
  const hash = new Uint8Array(createHash('sha256').update(file).digest())
  expect(state({ hash: hash.subarray(0, 31) })).toBe('changed')
  expect(state({ hash: new Uint8Array(0) })).toBe('changed')
})

it('checks nothing where the manifest has no hash that it could compare', () => {
  const hash = new Uint8Array(createHash('sha256').update(file).digest())
  expect(checkContent(file, [])).toBe('unchecked')
  expect(checkContent(file, [{ label: 'c2pa.hash.bmff', content: { hash } }])).toBe('unchecked')
  expect(state(undefined)).toBe('unchecked')
  expect(state({ hash, alg: 'md5' })).toBe('unchecked')
  expect(state({ hash, exclusions: [{ start: -1, length: 4 }] })).toBe('unchecked')
  expect(state({ hash, exclusions: [{ start: 0, length: 0.5 }] })).toBe('unchecked')
})
