import { commandPackages } from './command-packages.ts'
import type { FoundPackage } from './found-package.ts'
import { goPackages, pythonPackages, scriptPackages } from './import-packages.ts'
import { dockerfilePackages, looksLikeDockerfile, mavenPackages } from './manifest-packages.ts'

type Reader = (code: string) => FoundPackage[]

const dockerfile: Reader = (code) => [...dockerfilePackages(code), ...commandPackages(code)]

/** What reads the code of each language, by the words that fences name it with. */
const readers = new Map<string, Reader>(
  (
    [
      [
        'sh bash zsh fish shell console shell-session shellsession terminal powershell ps1 cmd bat text txt yaml yml',
        commandPackages,
      ],
      ['js javascript jsx mjs cjs ts typescript tsx mts cts vue svelte astro', scriptPackages],
      ['py py3 python python3 pycon', pythonPackages],
      ['go golang', goPackages],
      ['dockerfile docker containerfile', dockerfile],
      ['xml pom maven', mavenPackages],
    ] as const
  ).flatMap(([names, read]) => names.split(' ').map((name) => [name, read] as const)),
)

/** Code that names no language may be any in which a package stands out. */
const unnamed: Reader = (code) => [
  ...(looksLikeDockerfile(code) ? dockerfile(code) : commandPackages(code)),
  ...scriptPackages(code),
  ...mavenPackages(code),
]

/** The packages that a piece of code asks registries for, in time linear in its length. */
export function codePackages(code: string, language: string | null): FoundPackage[] {
  const found = language === null ? unnamed(code) : (readers.get(language)?.(code) ?? [])
  return found.toSorted((a, b) => a.start - b.start)
}
