import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { analyzeText, createTextSession } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { engineErrorCodes } from '../../packages/engine/src/schema/error.ts'

const readme = readFileSync('packages/engine/README.md', 'utf8')
const samples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code)
const sampleWith = (words: string) =>
  samples.find((code) => code.includes(words))?.replace(/^import .*$/gm, '') ?? ''

/** One side of a worker, as its own code or its page has it. */
interface Side {
  onmessage?: (event: { readonly data: unknown }) => void
  readonly postMessage: (data: unknown) => void
}

it('the worker of the page and the page itself talk as the README shows', () => {
  const said: unknown[] = []
  const self: Side = { postMessage: (data) => worker.onmessage?.({ data }) }
  const worker: Side = { postMessage: (data) => self.onmessage?.({ data }) }
  runInNewContext(sampleWith('self.onmessage'), { self, createTextSession })
  const console = { log: (words: unknown) => said.push(words) }
  const code = sampleWith('new Worker').replace('import.meta.url', "'https://example.org/'")
  const start = () => worker
  runInNewContext(code.replace('new Worker', 'start'), { start, URL, console })
  const draft = { source: 'Studies show that it works.', syntax: 'markdown' } as const
  expect(said).toEqual([analyzeText(draft).recommended_action])
})

it('each code of an error is explained', () => {
  const [, table = ''] = readme.split('| code | what')
  const named = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, code]) => code,
  )
  expect(named.sort()).toEqual([...engineErrorCodes].sort())
})
