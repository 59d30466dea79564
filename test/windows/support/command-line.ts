import { readFile } from 'node:fs/promises'
import { loadEngine, loadTextEngine } from '../../../packages/cli/src/load-engine.ts'
import { runProgram } from '../../../packages/cli/src/program.ts'

/** Runs the command line in the folder `C:\Site` of a machine that looks like Windows. */
const output = (stream: NodeJS.WriteStream) => ({
  isTerminal: false,
  columns: 100,
  write: async (text: string) => {
    stream.write(text)
  },
})
process.exitCode = await runProgram(
  {
    cwd: 'C:\\Site',
    env: {},
    stdin: process.stdin,
    stdout: output(process.stdout),
    stderr: output(process.stderr),
    isDebug: true,
    cores: 1,
    loadEngine,
    loadTextEngine,
    readFile: (path) => readFile(path),
    scoreMedia: async function* () {},
    stop: new AbortController().signal,
  },
  process.argv.slice(2),
)
