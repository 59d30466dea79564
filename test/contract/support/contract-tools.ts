import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where the tools are installed: apart from the project, because of their size. */
export const toolFolder = join(import.meta.dirname, '../tools')

/** A file of an installed tool. */
export function toolFile(path: string): string {
  return join(toolFolder, 'node_modules', path)
}

/** Installs the tools from their lock file, unless these versions are installed. */
export async function installTools(): Promise<void> {
  const lock = join(toolFolder, 'package-lock.json')
  const installed = toolFile('.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: toolFolder })
}

export interface ToolRun {
  readonly status: number | null
  readonly output: string
}

interface RunOptions {
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Turns off the telemetry of all tools. */
const quiet = {
  NO_COLOR: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SPECMATIC_DISABLE_TELEMETRY: 'true',
  SCARF_ANALYTICS: 'false',
  DO_NOT_TRACK: '1',
}

/** Runs a program and returns its output, whatever its exit status. */
export function runProgram(
  name: string,
  args: readonly string[],
  { folder, env }: RunOptions = {},
): Promise<ToolRun> {
  return new Promise((settle, reject) => {
    const child = spawn(name, args, {
      cwd: folder ?? toolFolder,
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const parts: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => parts.push(part))
    }
    child.once('error', reject)
    child.once('close', (status) => settle({ status, output: parts.join('') }))
  })
}

/** The entry of a tool's command, as its package declares it. */
export function commandOf(packageName: string, command: string): string {
  const text = readFileSync(toolFile(`${packageName}/package.json`), 'utf8')
  const manifest: { bin?: string | Record<string, string> } = JSON.parse(text)
  const entry = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command]
  if (entry === undefined) throw new Error(`${packageName} has no command ${command}.`)
  return toolFile(join(packageName, entry))
}

/** Runs a tool that is written for Node with the Node of this run. */
export function runTool(
  packageName: string,
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<ToolRun> {
  return runProgram(process.execPath, [commandOf(packageName, command), ...args], options)
}
