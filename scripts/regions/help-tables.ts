import { execFileSync } from 'node:child_process'

const launcher = 'packages/cli/bin/content-trust.js'
const pages = new Map<string, string>()

/** Help of a command, such as `check` or `policy test`, as it is printed; wide, so that few lines are folded. */
function helpOf(command: string): string {
  const known = pages.get(command)
  if (known !== undefined) return known
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
  const help = execFileSync(process.execPath, [launcher, ...command.split(' '), '--help'], {
    encoding: 'utf8',
    env,
  })
  pages.set(command, help)
  return help
}

/** The options of a command below a heading of its help, such as `check: What fails`. */
export function optionTable(words: string): string {
  const [command = '', heading = ''] = words.split(': ')
  const [, section] = helpOf(command).split(`\n${heading}:\n`)
  if (section === undefined) {
    throw new Error(`\`content-trust ${command} --help\` has no heading “${heading}:”.`)
  }
  const rows = section
    .replace(/\n\n[\s\S]*/, '')
    // What does not fit goes on below, far from the margin.
    .replaceAll(/\n {8,}/g, ' ')
    .split('\n')
    .filter((line) => !line.startsWith('  -h, --help '))
    .map(optionRow)
  return ['| Option | Effect |', '| --- | --- |', ...rows].join('\n')
}

function optionRow(line: string): string {
  const [, flags = '', value, effect] =
    /^ {2}((?:-\w, )?--[\w-]+)(?: <([^>]+)>)? {2,}(.+)$/.exec(line) ?? []
  if (effect === undefined)
    throw new Error(`Unexpected line of help “${line}”, expected an option.`)
  const names = flags.split(', ')
  const last = `${names.at(-1)}${value === undefined ? '' : ` ${value.toUpperCase()}`}`
  return `| ${[...names.slice(0, -1), last].map((name) => `\`${name}\``).join(', ')} | ${effect} |`
}

/** The reporters that `--format` takes, as a list in a sentence. */
export function reporterNames(): string {
  const [, names] = /--format <format> +([\s\S]*?) \(default/.exec(helpOf('check')) ?? []
  if (names === undefined) throw new Error('The help of `check` names no reporters after --format.')
  return names.replaceAll(/\s+/g, ' ').replaceAll(/[a-z]+(?=,| or |$)/g, '`$&`')
}
