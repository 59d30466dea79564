import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { boundedWriter } from './bounded-writer.ts'

/** A stream whose reader takes what waits when it is told to. */
function slowStream() {
  let take = () => {}
  const taken: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      take = () => {
        taken.push(String(chunk))
        done()
      }
    },
  })
  const takeAll = () => {
    while (stream.writableLength > 0) take()
  }
  return { stream, taken, takeAll }
}

it('keeps a megabyte for a slow reader, then counts what it drops', () => {
  const { stream, taken, takeAll } = slowStream()
  const write = boundedWriter(stream, () => 0)
  const line = `${'x'.repeat(99_999)}\n`
  for (let index = 0; index < 50; index += 1) write(line)
  expect(stream.writableLength).toBe(1_100_000)
  takeAll()
  write('a\n')
  write('b\n')
  takeAll()
  expect(taken.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => line))
  expect(taken.slice(11)).toEqual([
    '{"level":"warn","time":"1970-01-01T00:00:00.000Z","dropped_lines":39,"msg":"the log was not read in time"}\na\n',
    'b\n',
  ])
})

it('outlives a reader that is gone', async () => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  const stream = new Writable({
    autoDestroy: false,
    write: (_chunk, _encoding, done) => done(broken),
  })
  const write = boundedWriter(stream, () => 0)
  write('a\n')
  write('b\n')
  await new Promise(setImmediate)
  expect(() => write('c\n')).not.toThrow()
})

it('outlives a full disk, and says how many lines it could not write', () => {
  let isFull = true
  const written: string[] = []
  const write = boundedWriter(
    {
      writableLength: 0,
      on: () => new Writable(),
      write: (text: string) => {
        if (isFull) throw new Error('ENOSPC')
        return written.push(text) > 0
      },
    },
    () => 0,
  )
  write('a\n')
  write('b\n')
  isFull = false
  write('c\n')
  expect(written.join('')).toMatch(/^\{[^}]*"dropped_lines":2,[^}]*\}\nc\n$/)
})
