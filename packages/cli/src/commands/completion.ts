import { failOnValues } from '@content-trust/workspace'
import type { Command } from 'commander'
import { exitCodes, type Host } from '../host.ts'
import { formatHints, intendedUses } from '../options/check-options.ts'
import { pick } from '../options/typed-values.ts'
import { reporterNames } from '../reporters/registry.ts'

interface CompletedCommand {
  readonly name: string
  readonly summary: string
  /** The only words that may come first: names of subcommands, or of shells. */
  readonly words: readonly string[]
  /** Those of its subcommands too. */
  readonly options: readonly CompletedOption[]
}

interface CompletedOption {
  readonly long: string
  readonly short: string | null
  readonly summary: string
  /** Values to offer; 'file' for file names; null for an option without a value. */
  readonly values: readonly string[] | 'file' | 'any' | null
}

const optionValues: Readonly<Record<string, readonly string[] | 'file'>> = {
  '--use': intendedUses,
  '--format-hint': formatHints,
  '--fail-on': failOnValues,
  '--output': 'file',
  '--config': 'file',
  '--baseline': 'file',
  '--print-config': 'file',
  '--stdin-filename': 'file',
}

const shells = ['bash', 'zsh', 'fish'] as const

/** Prints a script that completes commands, options and their values. */
export async function completion(host: Host, program: Command, shell: string): Promise<number> {
  const known = pick('the shell', shell, shells) ?? 'bash'
  const commands = program.commands.map(describe)
  await host.stdout.write({ bash, zsh, fish }[known](commands))
  return exitCodes.passed
}

function describe(command: Command): CompletedCommand {
  const declared = [command, ...command.commands].flatMap((each) => each.options)
  const byName = new Map(declared.map((option) => [option.flags, option]))
  const options = [...byName.values()].map((option): CompletedOption => {
    const long = option.long ?? option.flags
    const values =
      long === '--format'
        ? command.name() === 'check'
          ? reporterNames
          : ['text', 'json']
        : (optionValues[long] ?? 'any')
    const takesValue = option.required || option.optional
    return {
      long,
      short: option.short ?? null,
      summary: option.description,
      values: takesValue ? values : null,
    }
  })
  const words =
    command.name() === 'completion'
      ? shells
      : command.registeredArguments.length === 0
        ? command.commands.map((each) => each.name())
        : []
  return { name: command.name(), summary: command.description(), words, options }
}

function bash(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name).join(' ')
  const options = commands.map(
    ({ name, options: list }) =>
      `    ${name}) words="${list.map(({ long }) => long).join(' ')}" ;;`,
  )
  const values = commands.flatMap(({ name, options: list }) =>
    list.flatMap((option) => {
      if (option.values === null || option.values === 'any') return []
      const flags = option.short === null ? [option.long] : [option.long, option.short]
      const reply =
        option.values === 'file'
          ? '_content_trust_files "$current"'
          : `COMPREPLY=($(compgen -W "${option.values.join(' ')}" -- "$current"))`
      return flags.map((flag) => `    ${name}:${flag}) ${reply}; return ;;`)
    }),
  )
  const first = commands.flatMap(({ name, words }) =>
    words.length === 0
      ? []
      : [
          `    ${name}:${name}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$current")); return ;;`,
        ],
  )
  return `# content-trust completion for bash: source this file from ~/.bashrc
_content_trust_files() {
  # File names may hold spaces.
  local IFS=$'\\n'
  COMPREPLY=($(compgen -f -- "$1"))
}
_content_trust() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names} --help --version" -- "$current"))
    return
  fi
  case "$command:$previous" in
${[...first, ...values].join('\n')}
  esac
  case "$command" in
${options.join('\n')}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *) _content_trust_files "$current" ;;
  esac
}
complete -o filenames -F _content_trust content-trust
`
}

function zsh(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`)
  const cases = commands.map(({ name, words, options }) => {
    const specs = options.map((option) => `        ${quote(zshOption(option))}`)
    const first = words.length === 0 ? [] : [`        '1:${name}:(${words.join(' ')})'`]
    const files = name === 'completion' ? [] : ["        '*:file:_files'"]
    const rest = [...specs, ...first, ...files].join(' \\\n')
    return `    ${name})\n      _arguments \\\n${rest}\n      ;;`
  })
  return `#compdef content-trust
# content-trust completion for zsh: put this file on your fpath as _content-trust
_content_trust() {
  local -a commands
  commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _content_trust content-trust
`
}

function zshOption({ long, summary, values }: CompletedOption): string {
  const text = `${long}[${summary.replaceAll(/[[\]:]/g, ' ')}]`
  if (values === null) return text
  if (values === 'file') return `${text}:file:_files`
  return values === 'any' ? `${text}:value:` : `${text}:value:(${values.join(' ')})`
}

function fish(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, words, options }) => [
    `complete -c content-trust -f -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
    ...(words.length === 0
      ? []
      : [
          `complete -c content-trust -f -n '__fish_seen_subcommand_from ${name}' -a '${words.join(' ')}'`,
        ]),
    ...options.map(
      (option) =>
        `complete -c content-trust -n '__fish_seen_subcommand_from ${name}' ${fishOption(option)}`,
    ),
  ])
  return `# content-trust completion for fish: save as ~/.config/fish/completions/content-trust.fish\n${lines.join('\n')}\n`
}

function fishOption({ long, short, summary, values }: CompletedOption): string {
  const flags = `-l ${long.slice(2)}${short === null ? '' : ` -s ${short.slice(1)}`}`
  const value =
    values === null
      ? ''
      : values === 'file'
        ? ' -r -F'
        : values === 'any'
          ? ' -x'
          : ` -x -a ${quote(values.join(' '))}`
  return `${flags}${value} -d ${quote(summary)}`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", '’')}'`
}
