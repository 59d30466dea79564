import { outputOf } from '../output-of.ts'
import { serveLanguage } from './serve-language.ts'

/** The language server without the command line around it, as an extension of an editor brings it along. */
process.exitCode = await serveLanguage(
  {
    stdin: process.stdin,
    stdout: outputOf(process.stdout),
    stderr: outputOf(process.stderr),
  },
  {},
)
