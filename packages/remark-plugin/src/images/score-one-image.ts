import { readFileSync } from 'node:fs'
import { memoryCache } from '../result-cache.ts'
import { createImageScorer } from './score-image.ts'
import type { AskedImage } from './score-now.ts'

// Scores the image that standard input names, and prints what became of it.
const asked: AskedImage = JSON.parse(readFileSync(0, 'utf8'))
const outcome = await createImageScorer(memoryCache).score(asked.path, asked.settings)
process.stdout.write(JSON.stringify(outcome))
