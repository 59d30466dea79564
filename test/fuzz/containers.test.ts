import { afterAll, describe, expect, it } from 'vitest'
import { FileFuzzer } from './support/fuzz-files.ts'
import { mediaFiles } from './support/media-files.ts'

/** Changed copies of all files together; CONTENT_TRUST_FUZZ=100000 makes a long run, with other changes. */
const long = Number(process.env['CONTENT_TRUST_FUZZ'] ?? 0)
const first = long > 0 ? Date.now() % 1_000_000_000 : 0
const files = await mediaFiles()
const copies = Math.ceil((long > 0 ? long : 2_000) / files.size)

const fuzzer = new FileFuzzer()
afterAll(() => fuzzer.close())

describe('changed copies of a real file end in a time that their size bounds', () => {
  it.each([...files])(
    '%s',
    async (_name, file) => {
      expect(await fuzzer.fuzz({ file, from: first, to: first + copies })).toEqual([])
    },
    120_000 + copies * 50,
  )
})
