import { describe, expect, it } from 'vitest'
import { createRunProgress } from './progress.ts'

function terminal(isTerminal: boolean) {
  const lines: string[] = []
  const write = async (text: string) => {
    lines.push(text.replaceAll('\r', '').replaceAll('\u001B[K', ''))
  }
  return { lines, output: { isTerminal, columns: 80, write } }
}

describe('the progress of a run', () => {
  it('says rows, rate and time left on a terminal', () => {
    const { lines, output } = terminal(true)
    let now = 0
    const progress = createRunProgress(output, 100e6, true, () => now)
    progress.count(1e6)
    progress.tell(10)
    now = 2000
    progress.count(9e6)
    progress.tell(90)
    progress.stop()
    expect(lines).toEqual(['100 rows, 10.0 MB of 100.0 MB (10 %), 4.5 MB/s, 20 s left', ''])
  })

  it('says nothing where nobody watches, and nothing of the end of a stream', () => {
    const pipe = terminal(false)
    createRunProgress(pipe.output, 1, true, () => 1e9).tell(1)
    expect(pipe.lines).toEqual([])
    const { lines, output } = terminal(true)
    let now = 0
    const progress = createRunProgress(output, null, true, () => now)
    progress.tell(1)
    now = 1000
    progress.count(2e6)
    progress.tell(1)
    expect(lines).toEqual(['2 rows, 2.0 MB, 2.0 MB/s'])
  })
})
