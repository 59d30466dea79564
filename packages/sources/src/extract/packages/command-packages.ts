import type { Ecosystem } from '../../schema/index.ts'
import type { FoundPackage } from './found-package.ts'
import { readPackageName } from './package-name.ts'
import { type ShellWord, shellCommands } from './shell-commands.ts'

/** A command that asks a registry for packages. */
interface Installer {
  readonly ecosystem: Ecosystem
  /** Its first words. */
  readonly command: RegExp
  /** Options that are followed by a value. */
  readonly valued: RegExp
  /** Options after which nothing comes from a registry. */
  readonly elsewhere?: RegExp
  /** An option whose value is the package, so that the first word is a command of it. */
  readonly named?: RegExp
  /** Only its first word is a package: the others are for the program that it runs. */
  readonly runs?: boolean
  /** What is added before the name: `npm create x` runs `create-x`. */
  readonly prefix?: string
}

const npmValued =
  /^(?:--(?:registry|prefix|workspace|filter|cwd|dir|tag|cache|otp|userconfig|loglevel)|-[wCF])$/
const otherNpmValued = /^(?:--(?:filter|dir|cwd|registry|tag)|-[CF])$/
const pipValued =
  /^(?:-[rcietfd]|--(?:requirement|constraint|index-url|extra-index-url|index|editable|target|find-links|python|group|extra|prefix|root|platform|python-version|proxy|trusted-host))$/

const installers: readonly Installer[] = [
  { ecosystem: 'npm', command: /^npm (?:install|i|add|isntall)$/, valued: npmValued },
  { ecosystem: 'npm', command: /^(?:pnpm|yarn|bun) (?:add|install|i)$/, valued: otherNpmValued },
  { ecosystem: 'npm', command: /^yarn global add$/, valued: otherNpmValued },
  {
    ecosystem: 'npm',
    command: /^(?:npx|bunx|pnpx|npm exec|npm x|pnpm dlx|yarn dlx|bun x)$/,
    valued: /^(?:--(?:call|shell|registry|cache)|-c)$/,
    named: /^(?:-p|--package)$/,
    runs: true,
  },
  {
    ecosystem: 'npm',
    command: /^(?:npm (?:create|init|innit)|(?:pnpm|yarn|bun) create)$/,
    valued: npmValued,
    runs: true,
    prefix: 'create-',
  },
  {
    ecosystem: 'pypi',
    command:
      /^(?:(?:\S*python[\d.]*|py) -m pip install|pip[\d.]* install|uv pip install|uv add|uv tool install|pipx install|poetry add|pdm add)$/,
    valued: pipValued,
  },
  {
    ecosystem: 'pypi',
    command: /^(?:uvx|pipx run|uv tool run)$/,
    valued: pipValued,
    named: /^--(?:from|spec)$/,
    runs: true,
  },
  {
    ecosystem: 'crates',
    command: /^cargo (?:add|install)$/,
    valued:
      /^(?:-[FpjZ]|--(?:features|package|rename|version|vers|root|bin|example|jobs|target|profile|registry|index|manifest-path))$/,
    elsewhere: /^--(?:git|path)(?:=|$)/,
  },
  {
    ecosystem: 'go',
    command: /^go (?:get|install)$/,
    valued: /^-(?:ldflags|tags|mod|modfile|o|p|gcflags|asmflags|C)$/,
  },
  {
    ecosystem: 'docker',
    command: /^(?:docker|podman|nerdctl) (?:image )?pull$/,
    valued: /^--platform$/,
    runs: true,
  },
]

/** Words of the longest beginning of a command. */
const LONGEST = 4

/** The packages that the commands of a shell session ask registries for. */
export function commandPackages(code: string): FoundPackage[] {
  return shellCommands(code).flatMap((words) => {
    for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
      const start = words
        .slice(0, length)
        .map(({ text }) => text)
        .join(' ')
      const installer = installers.find(({ command }) => command.test(start))
      if (installer !== undefined) return packagesOf(installer, words.slice(length))
    }
    return []
  })
}

function packagesOf(installer: Installer, words: readonly ShellWord[]): FoundPackage[] {
  const { ecosystem, prefix = '', runs = false } = installer
  return namesAmong(installer, words).flatMap(({ text, start, end }) => {
    const written = prefix === '' ? text : prefixed(text, prefix)
    const name = readPackageName(ecosystem, written)
    return name === undefined || (runs && /^\.{0,2}\//.test(text))
      ? []
      : [{ ecosystem, ...name, start, end }]
  })
}

/** The words of a command that name packages. */
function namesAmong(
  { valued, elsewhere, named, runs }: Installer,
  words: readonly ShellWord[],
): ShellWord[] {
  if (elsewhere !== undefined && words.some(({ text }) => elsewhere.test(text))) return []
  const chosen: ShellWord[] = []
  const plain: ShellWord[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined || word.text === '--') continue
    if (!word.text.startsWith('-')) {
      plain.push(word)
      // What follows is for the program: in `npx serve -p 8080` the option is no package.
      if (runs) break
      continue
    }
    const [option = '', value] = word.text.split('=', 2)
    if (named?.test(option)) {
      const next = words[at + 1]
      if (value !== undefined) {
        chosen.push({ text: value, start: word.end - value.length, end: word.end })
      } else if (next !== undefined) {
        chosen.push(next)
        at++
      }
    } else if (value === undefined && valued.test(option)) at++
  }
  if (chosen.length > 0) return chosen
  return plain
}

/** `vite` becomes `create-vite`, `@scope/app` becomes `@scope/create-app`. */
function prefixed(name: string, prefix: string): string {
  const [, scope = '', rest = ''] = /^(@[^/]+\/)?(.*)$/.exec(name) ?? []
  return scope + prefix + rest
}
