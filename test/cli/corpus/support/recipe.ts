import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { generateRows } from '../../../../bench/corpus/generate-rows.ts'
import { makeFolder } from '../../support/folder.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What the command line is called by in a checkout. */
export const launching = {
  NODE: process.execPath,
  LAUNCHER: join(root, 'packages/cli/bin/content-trust.js'),
}

/** The rows that the recipes score, as they lie in `texts.jsonl`. */
export const lines = [...generateRows(500, 5)].map((row) => `${JSON.stringify(row)}\n`)

/** A folder that holds what the recipes read. */
export function makeCorpus(): Promise<string> {
  return makeFolder({ 'texts.jsonl': lines.join(''), 'examples/texts.jsonl': lines.join('') })
}

/** A command as it is called in a checkout. */
export function asHere(command: string): string {
  return command.replaceAll('npx content-trust', '"$NODE" "$LAUNCHER"')
}

/** The text of a recipe. */
export function readRecipe(name: string): Promise<string> {
  return readFile(join(root, 'examples/scale', name), 'utf8')
}

/** Runs a program to its end, with these variables alone. */
export function runProgram(cwd: string, command: readonly string[], env: NodeJS.ProcessEnv) {
  return endOf(startProgram(cwd, command, env))
}

/** Starts a program with these variables alone. */
export function startProgram(
  cwd: string,
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
) {
  return spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** What a program that was started said, and how it ended. */
export async function endOf(child: ReturnType<typeof startProgram>) {
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const [status] = await once(child, 'close')
  return { status, out, err }
}

/** Runs a command in Bash, with more variables than this process has. */
export function sh(folder: string, command: string, more: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...launching, ...more }
  return runProgram(folder, ['bash', '-c', asHere(command)], env)
}

/** Expects that what was written is what one run writes. */
export async function expectWhole(folder: string): Promise<void> {
  const { out } = await sh(folder, 'npx content-trust corpus texts.jsonl --quiet')
  expect(out.split('\n').length).toBe(lines.length + 1)
  expect(await readFile(join(folder, 'scored.jsonl'), 'utf8')).toBe(out)
}
