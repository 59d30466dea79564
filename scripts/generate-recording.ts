import { execFileSync } from 'node:child_process'
import { parseAnsi } from './recordings/parse-ansi.ts'
import { terminalSvg } from './recordings/terminal-svg.ts'

/** The width of the terminal. */
const COLUMNS = 80
const launcher = 'packages/cli/bin/content-trust.js'
/** A draft that needs work, and the edits that the command line would make to it. */
const commands = [
  'npx content-trust check examples/drafts/platform-launch.md --max-findings 3',
  'npx content-trust check examples/drafts/platform-launch.md --dry-run',
]

/** The recording of the command line: its commands being typed, and what they print. */
export function generateRecording(): readonly (readonly [path: string, text: string])[] {
  const scenes = commands.map((command) => ({
    command,
    rows: parseAnsi(printedBy(command), COLUMNS),
  }))
  const title =
    'A launch post is checked: the decision, its scores, findings, and the edits that are safe'
  return [['docs/recordings/command-line.svg', terminalSvg(scenes, title)]]
}

/** What a command prints in a terminal, without its notes. */
function printedBy(command: string): string {
  const { NO_COLOR: _, ...rest } = process.env
  const words = command.replace('npx content-trust ', '').split(' ')
  return execFileSync(process.execPath, [launcher, ...words], {
    encoding: 'utf8',
    env: { ...rest, FORCE_COLOR: '1', COLUMNS: String(COLUMNS) },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trimEnd()
}
