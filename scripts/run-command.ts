import { execFileSync } from 'node:child_process'

/** Runs a program to its end with its output shown; throws when it fails. */
export function runCommand(name: string, args: readonly string[], folder = '.'): void {
  process.stdout.write(`$ ${name} ${args.join(' ')}\n`)
  execFileSync(name, args, { cwd: folder, stdio: 'inherit', shell: needsShell(name) })
}

/** On Windows the programs of packages, and npm itself, are scripts, which only a shell can start; none has a path. */
function needsShell(name: string): boolean {
  return process.platform === 'win32' && /^[\w-]+$/.test(name)
}
