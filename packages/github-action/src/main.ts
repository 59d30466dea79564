import * as core from '@actions/core'
import { run } from './run.ts'

await run({
  env: process.env,
  workspace: process.env['GITHUB_WORKSPACE'] ?? process.cwd(),
  runner: core,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
})
