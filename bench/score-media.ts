import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Scores one recording or video four times with an engine, and prints what the first and the later calls took.
 * The kind `speech` has its words recognised too.
 */
const [, , engine = '', kind = '', file = ''] = process.argv
const load = (path: string) => import(pathToFileURL(join(engine, path)).href)
const { readAudio, readVideo, scoreAudio } = await load('node/media/index.js')
const { analyzeAudio } = await load('audio/index.js')
const { analyzeVideo } = await load('video/index.js')
const bytes = await readFile(file)
const times: number[] = []
let transcript = ''
for (let run = 0; run < 4; run++) {
  const start = performance.now()
  if (kind === 'speech') transcript = (await scoreAudio(bytes)).transcript
  else if (kind === 'audio') analyzeAudio(await readAudio(bytes))
  else analyzeVideo(await readVideo(bytes))
  times.push(performance.now() - start)
}
const [first = 0, ...later] = times
const middle = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0
const memory = process.resourceUsage().maxRSS / 1024
process.stdout.write(
  `${JSON.stringify({ first, later: middle, memory, words: transcript.split(' ').length })}\n`,
)
