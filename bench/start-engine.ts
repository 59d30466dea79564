import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/** Imports an engine and scores a draft with it twice; prints the milliseconds of each. Run by `measures/engine-start.ts`. */
const [engine = '', file = ''] = process.argv.slice(2)
const source = await readFile(file, 'utf8')
const times: number[] = []
let last = performance.now()
const lap = () => {
  const now = performance.now()
  times.push(now - last)
  last = now
}
const { analyzeText } = await import(pathToFileURL(engine).href)
lap()
analyzeText({ source, syntax: 'markdown' })
lap()
analyzeText({ source, syntax: 'markdown' })
lap()
process.stdout.write(JSON.stringify(times))
