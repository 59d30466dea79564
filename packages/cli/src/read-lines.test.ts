import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

async function linesOf(chunks: readonly string[]): Promise<string[]> {
  const source = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk)
  })()
  const lines: string[] = []
  for await (const line of readLines(source)) lines.push(Buffer.from(line).toString())
  return lines
}

describe('lines of a stream', () => {
  it('end at line feeds alone', async () => {
    expect(await linesOf(['a\nb\u2028c\r\n', '\nd'])).toEqual(['a', 'b\u2028c\r', '', 'd'])
  })

  it('are the same however the stream is cut', async () => {
    const chunks = fc.array(fc.constantFrom('', 'a', '\n', 'bc\nd', '\n\n'))
    await fc.assert(
      fc.asyncProperty(chunks, async (pieces) => {
        const expected = pieces.join('').split('\n')
        if (expected.at(-1) === '') expected.pop()
        expect(await linesOf(pieces)).toEqual(expected)
      }),
    )
  })
})
